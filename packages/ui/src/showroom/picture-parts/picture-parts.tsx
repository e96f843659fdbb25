import { memo, useCallback, useEffect, useId, useMemo, useRef, useState, type MouseEvent, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { Button } from "../../controls/button/button.tsx";
import { Spinner } from "../../feedback/spinner/spinner.tsx";
import { cssProperties } from "../../foundations/css-properties.ts";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import { PopoverPanel } from "../../overlays/popover/popover-panel.tsx";
import { usePopover } from "../../overlays/popover/use-popover.ts";
import { PartChoices, type PartChoice } from "./part-choices.tsx";
import { partsAt, placeAt, type PartMap, type Place } from "./part-map.ts";
import { PartOutline } from "./part-outline.tsx";
import styles from "./picture-parts.module.css";
import { picturePartsTexts as texts } from "./texts.ts";

/** CSS pixels that a finger may miss a small part by. */
const FINGER = 12;
/** Parts up to this share of the picture are small. */
const SMALL = 0.01;

export interface PicturePartsProps {
  /** What lies where in the picture; null while it is not known. */
  map: PartMap | null;
  /** Called when the map becomes needed or no longer is. It is needed while a mouse is over the picture, a press is explained or the list is open. */
  onNeeded?: ((needed: boolean) => void) | undefined;
  /** What is chosen of what is in the picture, in the order of the list. */
  choices: readonly PartChoice[];
  /** Finds the picture around or below the layer. By default that of the figure around it. */
  image?: ((layer: HTMLElement) => HTMLImageElement | null) | undefined;
  /** Where the button 'In beeld' goes. By default the heading of the figure around it. */
  place?: ((layer: HTMLElement) => Element | null) | undefined;
  /** What the picture is of, for screen readers, where a page has several: 'Badkamer'. */
  subject?: string | undefined;
  /** More buttons beside 'In beeld'. */
  actions?: ReactNode | undefined;
}

const shownIn = (layer: HTMLElement): HTMLImageElement | null =>
  [...(layer.closest("figure")?.querySelectorAll<HTMLImageElement>("img[data-ready]") ?? [])].at(-1) ?? null;
const headingOf = (layer: HTMLElement): Element | null => layer.closest("figure")?.querySelector("figcaption") ?? null;

interface Pressed extends Place {
  /** From the layer's corner, in per cent of it. */
  readonly left: number;
  readonly top: number;
  /** How far a small part may be missed, as a share of the picture's width. */
  readonly reach: number;
}

/** Where the picture lies in the layer, in per cent of it. Both may be enlarged together. */
interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function frameOf(layer: HTMLElement, image: HTMLImageElement): Frame {
  const [outer, box] = [layer.getBoundingClientRect(), image.getBoundingClientRect()];
  const ratio = image.naturalWidth / image.naturalHeight;
  const widths = [box.width, box.height * ratio] as const;
  const width = isCovered(image) ? Math.max(...widths) : Math.min(...widths);
  return {
    left: (100 * (box.left + (box.width - width) / 2 - outer.left)) / outer.width,
    top: (100 * (box.top + (box.height - width / ratio) / 2 - outer.top)) / outer.height,
    width: (100 * width) / outer.width,
    height: (100 * width) / ratio / outer.height,
  };
}

const isCovered = (image: HTMLImageElement): boolean => getComputedStyle(image).objectFit === "cover";

/**
 * Lets what is chosen be pressed in a picture, and lists it in words. It is a layer over the picture that shows nothing until something is
 * pressed or pointed at in the list. Put it into the figure of the picture.
 */
export const PictureParts = memo(function PictureParts({
  map,
  onNeeded,
  choices,
  image = shownIn,
  place = headingOf,
  subject,
  actions,
}: PicturePartsProps) {
  const layer = useRef<HTMLDivElement>(null);
  const spot = useRef<HTMLSpanElement>(null);
  const [buttons, setButtons] = useState<Element | null>(null);
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const [pointed, setPointed] = useState<readonly number[] | null>(null);
  const [frame, setFrame] = useState<Frame | null>(null);
  const [isOver, setOver] = useState(false);
  const list = usePopover();
  const panelId = useId();
  const titleId = useId();

  useEffect(() => setButtons(layer.current && place(layer.current)), [place]);
  const needed = isOver || pressed !== null || list.open;
  useEffect(() => onNeeded?.(needed), [needed, onNeeded]);

  const small = useMemo(() => {
    const sizes = new Map<number, number>();
    for (const number of map?.seen ?? []) sizes.set(number, (sizes.get(number) ?? 0) + 1);
    return (number: number): boolean => (sizes.get(number) ?? 0) < SMALL * (map?.seen.length ?? 0);
  }, [map]);

  const press = (event: MouseEvent): void => {
    const picture = layer.current && image(layer.current);
    if (!layer.current || !picture) return;
    const box = picture.getBoundingClientRect();
    const ratio = picture.naturalWidth / picture.naturalHeight;
    const at = placeAt(event, box, ratio, isCovered(picture) ? "cover" : "contain");
    if (at === null) return;
    const outer = layer.current.getBoundingClientRect();
    const own = frameOf(layer.current, picture);
    const byFinger = matchMedia("(pointer: coarse)").matches;
    setFrame(own);
    setPointed(null);
    setPressed({
      ...at,
      left: (100 * (event.clientX - outer.left)) / outer.width,
      top: (100 * (event.clientY - outer.top)) / outer.height,
      reach: byFinger ? (100 * FINGER) / own.width / outer.width : 0,
    });
  };

  const numbers = useMemo(
    () => (pressed && map ? partsAt(map, pressed, pressed.reach, small) : []),
    [pressed, map, small],
  );
  const hit = numbers.flatMap((number) => choices.filter(({ parts }) => parts.includes(number)));
  const found = [...new Map(hit.map((choice) => [choice.key, choice])).values()];
  const first = numbers[0];
  const outlined = useMemo(() => pointed ?? (first === undefined ? [] : [first]), [pointed, first]);
  const close = useCallback(() => {
    setPressed(null);
    setPointed(null);
  }, []);
  const point = (choice: PartChoice | null): void => {
    const picture = layer.current && image(layer.current);
    if (choice && layer.current && picture) setFrame(frameOf(layer.current, picture));
    setPointed(choice?.parts ?? null);
  };
  const follow = (): void => {
    close();
    list.panel.onClose();
  };

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the list has the same for keyboards and screen readers */}
      <div
        ref={layer}
        className={styles["layer"]}
        onClick={press}
        // A finger only rests on the picture while it presses.
        onPointerEnter={({ pointerType }) => setOver(pointerType === "mouse")}
        onPointerLeave={() => setOver(false)}
      >
        {frame && map && (pressed !== null || pointed !== null) && outlined.length > 0 && (
          <div
            className={styles["frame"]}
            ref={cssProperties({
              left: `${frame.left}%`,
              top: `${frame.top}%`,
              width: `${frame.width}%`,
              height: `${frame.height}%`,
            })}
          >
            <PartOutline map={map} numbers={outlined} />
          </div>
        )}
        {pressed && (
          <span
            ref={(element) => {
              spot.current = element;
              element?.style.setProperty("left", `${pressed.left}%`);
              element?.style.setProperty("top", `${pressed.top}%`);
            }}
            tabIndex={-1}
            className={styles["spot"]}
          />
        )}
      </div>
      {pressed && (
        <PopoverPanel
          key={`${pressed.x} ${pressed.y}`}
          id={panelId}
          anchor={spot}
          onClose={close}
          side="bottom"
          align="center"
          aria-label={texts.pressed}
          className={styles["panel"]}
        >
          {map === null ? (
            <Spinner label={texts.working} />
          ) : found.length === 0 ? (
            <p className={styles["nothing"]}>{texts.nothing}</p>
          ) : (
            <PartChoices choices={found} onPoint={point} onFollow={follow} />
          )}
        </PopoverPanel>
      )}
      {buttons &&
        createPortal(
          <span className={styles["buttons"]} data-print="hide">
            <Button {...list.button} variant="quiet" size="small">
              <span>{texts.inView}</span>
              {subject !== undefined && <VisuallyHidden>{`: ${subject}`}</VisuallyHidden>}
            </Button>
            {actions}
          </span>,
          buttons,
        )}
      {list.open && (
        <PopoverPanel {...list.panel} side="bottom" align="start" aria-labelledby={titleId} className={styles["panel"]}>
          <h2 id={titleId} className={styles["title"]}>
            {texts.inViewTitle}
          </h2>
          {map === null ? (
            <Spinner label={texts.working} />
          ) : choices.length === 0 ? (
            <p className={styles["nothing"]}>{texts.empty}</p>
          ) : (
            <PartChoices choices={choices} onPoint={point} onFollow={follow} />
          )}
        </PopoverPanel>
      )}
    </>
  );
});
