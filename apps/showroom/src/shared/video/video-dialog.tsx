import { useState } from "react";
import { Button } from "@showroom/ui/controls/button/button";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Dialog } from "@showroom/ui/overlays/dialog/dialog";
import { Surface } from "@showroom/ui/layout/surface/surface";
import type { Project } from "@showroom/domain/model/project";
import { useConfig } from "@showroom/web-app/session/use-config";
import { introVideo } from "./intro-video.ts";
import { videoTexts as texts } from "./texts.ts";
import styles from "./video-dialog.module.css";

export interface VideoDialogProps {
  readonly project: Pick<Project, "enableShowroom" | "introductionFilm">;
  readonly onClose: () => void;
}

const prefersStillness = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Starts the video, muted when the browser does not allow sound. */
function start(video: HTMLVideoElement | null): void {
  if (video === null || prefersStillness()) return;
  void video.play().catch((error: unknown) => {
    if (!(error instanceof DOMException) || error.name !== "NotAllowedError") return;
    video.muted = true;
    // The browser refuses autoplay altogether: the user can start the video with its controls.
    void video.play().catch(() => {});
  });
}

/** The introduction video in a dialog, which closes when the video ends. */
export function VideoDialog({ project, onClose }: VideoDialogProps) {
  const [missing, setMissing] = useState(false);
  const { sources, poster, captions } = introVideo(project, useConfig().imageBaseUrl);
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
                // The video element reports no error for a source that fails, so the last source reports it.
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
