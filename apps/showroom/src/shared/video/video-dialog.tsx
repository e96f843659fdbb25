import { useState } from "react";
import { Button } from "@showroom/ui/controls/button/button";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Dialog } from "@showroom/ui/overlays/dialog/dialog";
import { Surface } from "@showroom/ui/layout/surface/surface";
import { introVideo } from "./intro-video.ts";
import { videoTexts as texts } from "./texts.ts";
import styles from "./video-dialog.module.css";

export interface VideoDialogProps {
  readonly enableShowroom: boolean;
  readonly onClose: () => void;
}

const prefersStillness = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Starts with sound where the browser lets it, without where it does not. */
function start(video: HTMLVideoElement | null): void {
  if (video === null || prefersStillness()) return;
  void video.play().catch((error: unknown) => {
    if (!(error instanceof DOMException) || error.name !== "NotAllowedError") return;
    video.muted = true;
    // Refused even so: the controls are there.
    void video.play().catch(() => {});
  });
}

/** The introduction video; closes when it has ended. */
export function VideoDialog({ enableShowroom, onClose }: VideoDialogProps) {
  const [missing, setMissing] = useState(false);
  const { sources, poster, captions } = introVideo(enableShowroom);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.title}
      size="wide"
      flush={!missing}
      {...(missing && {
        footer: (
          <Button variant="primary" onClick={onClose}>
            {texts.continue}
          </Button>
        ),
      })}
    >
      {missing ? (
        <Alert variant="info" announce="polite">
          {texts.missing}
        </Alert>
      ) : (
        <Surface ground="ink">
          <video
            ref={start}
            className={styles["video"]}
            poster={poster}
            controls
            playsInline
            onEnded={onClose}
            onError={() => setMissing(true)}
          >
            {sources.map(({ address, type }, at) => (
              <source
                key={address}
                src={address}
                type={type}
                // The film itself tells of no error while there may be another form of it.
                {...(at === sources.length - 1 && { onError: () => setMissing(true) })}
              />
            ))}
            <track kind="captions" src={captions} srcLang="nl" label={texts.captions} default />
          </video>
        </Surface>
      )}
    </Dialog>
  );
}
