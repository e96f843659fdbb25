import type { Page } from "@showroom/domain/model/page";
import { useImageAddress } from "../../shared/api/image-url.ts";
import styles from "./house-types.module.css";
import { houseTypesTexts as texts } from "./texts.ts";

/** The floor plans of a house type. */
export function FloorPlans({ pages }: { pages: readonly Page[] }) {
  const image = useImageAddress();
  const views = pages.flatMap(({ topViews }) => topViews);
  if (views.length === 0) return null;
  return (
    <section className={styles["section"]} aria-labelledby="plattegrond">
      <h2 id="plattegrond">{texts.floorPlans}</h2>
      <ul className={styles["plans"]}>
        {views.map((view) => (
          <li key={view.image.id}>
            <figure>
              <img
                src={image(view.image.public_id, { crop: "fit", width: 800 })}
                alt={view.image.name}
                loading="lazy"
                decoding="async"
              />
              <figcaption>{view.text || view.image.name}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
