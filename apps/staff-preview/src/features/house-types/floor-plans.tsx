import { Heading } from "@showroom/ui/layout/heading/heading";
import { Picture } from "@showroom/ui/layout/picture/picture";
import type { Page } from "@showroom/domain/model/page";
import { useImages } from "@showroom/web-app/pictures/use-images";
import styles from "./house-types.module.css";
import { houseTypesTexts as texts } from "./texts.ts";

/** The floor plans of a house type. */
export function FloorPlans({ pages }: { pages: readonly Page[] }) {
  const images = useImages();
  const views = pages.flatMap(({ topViews }) => topViews);
  if (views.length === 0) return null;
  return (
    <section className={styles["section"]} aria-labelledby="plattegrond">
      <Heading as="h2" size={28} id="plattegrond">
        {texts.floorPlans}
      </Heading>
      <ul className={styles["plans"]}>
        {views.map((view) => (
          <li key={view.image.id}>
            <Picture
              variant="plan"
              src={images.url(view.image.public_id, { crop: "fit", width: 800 })}
              alt={view.image.name}
              caption={view.text || view.image.name}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
