import { useCallback, useEffect, useId, useMemo, useRef, useState, type MouseEvent } from "react";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import ArrowUp from "lucide-react/icons/arrow-up";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { Button } from "../../controls/button/button.tsx";
import { IconButton } from "../../controls/icon-button/icon-button.tsx";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import { PopoverPanel } from "../../overlays/popover/popover-panel.tsx";
import { usePopover } from "../../overlays/popover/use-popover.ts";
import { PartChoices, type PartChoice } from "../picture-parts/part-choices.tsx";
import { pictureBar, PictureWindow } from "../picture-viewer/picture-window.tsx";
import { AHEAD, FACES, facedAt, facesFrom, type Face, type OfFaces } from "./look.ts";
import { PanoramaFace } from "./panorama-face.tsx";
import { choicesOf, drawnParts, numbersAt, type PanoramaParts } from "./panorama-parts.ts";
import { panoramaViewerTexts as texts } from "./texts.ts";
import { useLook } from "./use-look.ts";
import { useSeen } from "./use-seen.ts";
import styles from "./panorama-viewer.module.css";

/** CSS pixels that a finger may miss a small part by, as a share of a face. */
const FINGER = 0.015;
/** The face that one looks at first. */
const [AHEAD_FACE] = facesFrom(AHEAD);

export interface PanoramaViewerProps {
  /** Title and accessible name: the room. */
  title: string;
  /** What kind of picture it is, beside the title: 'Impressie'. */
  note?: string | undefined;
  /** What is shown, made from the choices: 'Badkamer met wandtegel …'. */
  alt: string;
  /** URLs of the pictures that there are. */
  faces: OfFaces<string>;
  /** What is still to come; `failed`: nothing more comes. */
  state: "working" | "ready" | "failed";
  /** Called on the button that draws the missing faces again; without it there is none. */
  onRetry?: (() => void) | undefined;
  /** What lies where in the faces. */
  parts: PanoramaParts;
  /** What is chosen of what is seen, with the numbers of all faces. */
  choices: readonly PartChoice[];
  /** A picture of the room: shown straight ahead until that side is there, and in place of all to who wants less motion. */
  still?: string | undefined;
  /** Called when one looks at other faces, with those in view first. */
  onLook?: ((faces: readonly Face[]) => void) | undefined;
  /** Called on the close button, Escape and the browser's Back. */
  onClose: () => void;
}

const wantsStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * A room to look around in, in the whole window: six pictures on the sides of a cube, turned with CSS. What is chosen can be pressed in it, and is
 * listed in words.
 */
export function PanoramaViewer({
  title,
  note,
  alt,
  faces,
  state,
  onRetry,
  parts: known,
  choices,
  still,
  onLook,
  onClose,
}: PanoramaViewerProps) {
  const listId = useId();
  const { stage, setStage, look, size, gestures, onKeyDown, ...turns } = useLook();
  const [isStill, setStill] = useState(() => still !== undefined && wantsStill());
  const [pressed, setPressed] = useState<{
    readonly x: number;
    readonly y: number;
    readonly numbers: readonly number[];
  } | null>(null);
  const [pointed, setPointed] = useState<readonly number[] | null>(null);
  const spot = useRef<HTMLSpanElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const list = usePopover();

  const parts = useMemo(() => drawnParts(known, faces), [known, faces]);
  const order = facesFrom(look).join(" ");
  useEffect(() => onLook?.(order.split(" ") as Face[]), [order, onLook]);

  const close = useCallback(() => {
    setPressed(null);
    setPointed(null);
  }, []);
  const press = (event: MouseEvent): void => {
    const box = stage?.getBoundingClientRect();
    if (!box) return;
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    const reach = matchMedia("(pointer: coarse)").matches ? FINGER : 0;
    setPointed(null);
    setPressed({ x, y, numbers: numbersAt(parts, facedAt(look, size, x, y), reach) });
  };
  const found = pressed ? choicesOf(pressed.numbers, choices) : [];
  const first = pressed?.numbers[0];
  const outlined = pointed ?? (first === undefined ? [] : [first]);
  const seen = useSeen(parts, look, size, choices);
  const point = (choice: PartChoice | null): void => setPointed(choice?.parts ?? null);
  const isMissing = state === "failed" && still !== undefined && FACES.every((face) => faces[face] === undefined);
  const left = FACES.filter((face) => faces[face] === undefined).length;

  return (
    <PictureWindow
      title={title}
      note={note}
      keys={texts.keys}
      // Keys turn the view from there.
      initialFocus={() => bar.current?.querySelector("button")}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      {isStill || isMissing ? (
        <img className={styles["still"]} src={still} alt={alt} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the list has the same for keyboards and screen readers
        <div ref={setStage} className={styles["stage"]} onClick={press} {...gestures}>
          <VisuallyHidden>
            <p>{alt}</p>
          </VisuallyHidden>
          <div aria-hidden="true">
            {FACES.map((face) => (
              <PanoramaFace
                key={face}
                face={face}
                src={faces[face]}
                first={face === AHEAD_FACE ? still : undefined}
                parts={parts[face]}
                outlined={outlined}
              />
            ))}
          </div>
          {pressed && (
            <span
              ref={(element) => {
                spot.current = element;
                element?.style.setProperty("left", `${pressed.x}px`);
                element?.style.setProperty("top", `${pressed.y}px`);
              }}
              tabIndex={-1}
              className={styles["spot"]}
            />
          )}
        </div>
      )}
      {pressed && (
        <PopoverPanel
          key={`${pressed.x} ${pressed.y}`}
          id={listId}
          anchor={spot}
          onClose={close}
          side="bottom"
          align="center"
          aria-label={texts.pressed}
          className={styles["panel"]}
        >
          {found.length === 0 ? (
            <p className={styles["nothing"]}>{texts.nothing}</p>
          ) : (
            <PartChoices choices={found} onPoint={point} onFollow={close} />
          )}
        </PopoverPanel>
      )}
      <div ref={bar} className={pictureBar}>
        {isStill ? (
          <Button onClick={() => setStill(false)}>{texts.look}</Button>
        ) : (
          <>
            <IconButton icon={ArrowLeft} label={texts.left} variant="outlined" onClick={turns.toLeft} />
            <IconButton icon={ArrowRight} label={texts.right} variant="outlined" onClick={turns.toRight} />
            <IconButton icon={ArrowUp} label={texts.up} variant="outlined" onClick={turns.upward} />
            <IconButton icon={ArrowDown} label={texts.down} variant="outlined" onClick={turns.downward} />
            <IconButton icon={ZoomOut} label={texts.smaller} variant="outlined" onClick={turns.smaller} />
            <IconButton icon={ZoomIn} label={texts.larger} variant="outlined" onClick={turns.larger} />
          </>
        )}
        <Button {...list.button} variant="quiet" size="small">
          {texts.inView}
        </Button>
        {!isStill && state === "working" && left > 0 && <p className={styles["state"]}>{texts.working(left)}</p>}
        {!isStill && state === "failed" && (
          <p className={styles["state"]}>
            {texts.failed}{" "}
            {onRetry && (
              <Button size="small" onClick={onRetry}>
                {texts.retry}
              </Button>
            )}
          </p>
        )}
      </div>
      {list.open && (
        <PopoverPanel {...list.panel} side="top" align="start" aria-label={texts.all} className={styles["panel"]}>
          <PartChoices choices={choices} onPoint={point} onFollow={list.panel.onClose} />
        </PopoverPanel>
      )}
      <VisuallyHidden>
        <p role="status">{isStill ? "" : texts.seen(seen)}</p>
      </VisuallyHidden>
    </PictureWindow>
  );
}
