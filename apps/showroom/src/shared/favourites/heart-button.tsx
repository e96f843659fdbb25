import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import Heart from "lucide-react/icons/heart";
import { useLocation } from "react-router";
import type { Project } from "@showroom/domain/model/project";
import { takesChoices } from "@showroom/domain/model/project";
import { Button } from "@showroom/ui/controls/button/button";
import { IconButton } from "@showroom/ui/controls/icon-button/icon-button";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { viewing } from "../session/viewing.ts";
import styles from "./favourites.module.css";
import { favouriteTexts as texts } from "./texts.ts";
import { useFavourite } from "./use-favourite.ts";

export interface HeartButtonProps {
  readonly project: Project;
  readonly pageId: number;
  readonly pageProductId: number;
  /** The name of the product. */
  readonly name: string;
}

/** Scrolls to the card that the board of favourites led to, once its button is there. */
function useShown(pageProductId: number, isReady: boolean) {
  const button = useRef<HTMLSpanElement>(null);
  const { shows } = Object(useLocation().state) as { readonly shows?: number };
  useEffect(() => {
    if (shows !== pageProductId || !isReady) return undefined;
    // After the page has moved the focus to its heading.
    const timer = setTimeout(() => {
      button.current?.scrollIntoView({ block: "center" });
      button.current?.querySelector("button")?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [shows, pageProductId, isReady]);
  return button;
}

/** Keeps a product among the favourites of the home. Nothing for staff who look in a buyer's place, and in a closed project. */
export function HeartButton({ project, pageId, pageProductId, name }: HeartButtonProps) {
  const { liked, setLiked, failed, dismiss } = useFavourite(project.id, { pageId, pageProductId });
  const place = useShown(pageProductId, liked !== undefined);
  if (viewing !== null || liked === undefined || !takesChoices(project.state ?? "open")) return null;
  return (
    <span ref={place}>
      <IconButton
        icon={Heart}
        label={texts.favourite(name)}
        variant="onImage"
        size="small"
        aria-pressed={liked}
        onClick={() => setLiked(!liked)}
      />
      {failed && <HeartFailure name={name} onDismiss={dismiss} />}
    </span>
  );
}

/** Says above everything that a press was not kept: the card has no room for it. */
function HeartFailure({ name, onDismiss }: { readonly name: string; readonly onDismiss: () => void }) {
  const close = (
    <Button size="small" onClick={onDismiss}>
      {texts.close}
    </Button>
  );
  return createPortal(
    <div className={styles["failed"]}>
      <Alert variant="danger" announce="assertive" actions={close}>
        {texts.failed(name)}
      </Alert>
    </div>,
    document.body,
  );
}
