import { useCallback, useEffect, useState, type KeyboardEvent } from "react";
import useEmblaCarousel from "embla-carousel-react";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { IconButton } from "../../controls/icon-button/icon-button.tsx";
import { EmptyState } from "../../feedback/empty-state/empty-state.tsx";
import { RetriedImage } from "../picture-failure/retried-image.tsx";
import styles from "./image-carousel.module.css";
import { carouselTexts } from "./texts.ts";

/** One large picture. */
export interface CarouselImage {
  /** URL of the picture, 1200 px wide. */
  src: string;
  alt: string;
}

export interface ImageCarouselProps {
  /** Accessible name: the subject of the pictures. */
  label: string;
  /** The pictures in order. Without pictures it shows the empty text; a single picture has no arrows. */
  images: readonly CarouselImage[];
  /** Index of the picture shown first. */
  startIndex?: number | undefined;
}

const prefersStillness = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Large pictures, one at a time, with arrow buttons, arrow keys and swiping. It wraps around and never advances
 * automatically.
 */
export function ImageCarousel({ label, images, startIndex = 0 }: ImageCarouselProps) {
  const [viewport, embla] = useEmblaCarousel({ loop: true, startIndex });
  const [shown, setShown] = useState(startIndex);

  useEffect(() => {
    if (!embla) return;
    const update = (): void => setShown(embla.selectedScrollSnap());
    embla.on("select", update);
    return () => {
      embla.off("select", update);
    };
  }, [embla]);

  const previous = useCallback(() => embla?.scrollPrev(prefersStillness()), [embla]);
  const next = useCallback(() => embla?.scrollNext(prefersStillness()), [embla]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "ArrowLeft") previous();
    else if (event.key === "ArrowRight") next();
    else return;
    event.preventDefault();
  };

  if (images.length === 0) return <EmptyState title={carouselTexts.none} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys pressed on the controls inside; the section itself takes no focus
    <section
      className={styles["carousel"]}
      aria-label={label}
      aria-roledescription={carouselTexts.carousel}
      onKeyDown={onKeyDown}
    >
      <div className={styles["viewport"]} ref={viewport}>
        <div className={styles["track"]}>
          {images.map((image, index) => (
            <div
              key={image.src}
              className={styles["slide"]}
              role="group"
              aria-roledescription={carouselTexts.slide}
              aria-label={carouselTexts.position(index + 1, images.length)}
              aria-hidden={index !== shown || undefined}
            >
              <RetriedImage
                src={image.src}
                alt={image.alt}
                loading={index === startIndex ? "eager" : "lazy"}
                decoding="async"
              />
            </div>
          ))}
        </div>
      </div>
      {images.length > 1 && (
        <div className={styles["controls"]}>
          <IconButton icon={ArrowLeft} label={carouselTexts.previous} variant="outlined" onClick={previous} />
          <span className={styles["position"]} aria-live="polite">
            {carouselTexts.position(shown + 1, images.length)}
          </span>
          <IconButton icon={ArrowRight} label={carouselTexts.next} variant="outlined" onClick={next} />
        </div>
      )}
    </section>
  );
}
