import { useState } from "react";

export interface Retries {
  /** The picture could not load. */
  readonly failed: boolean;
  /** Number of retries. As the key of the image, it makes the browser load the picture again. */
  readonly attempt: number;
  readonly onError: () => void;
  readonly retry: () => void;
}

/** Whether a picture failed to load, and the retries. Another address starts again. */
export function useRetries(src: string | undefined): Retries {
  const [state, setState] = useState<{ src: string | undefined; failed: boolean; attempt: number }>({
    src,
    failed: false,
    attempt: 0,
  });
  const own = state.src === src ? state : { failed: false, attempt: state.attempt };
  return {
    failed: own.failed,
    attempt: own.attempt,
    onError: () => setState({ src, failed: true, attempt: own.attempt }),
    retry: () => setState({ src, failed: false, attempt: own.attempt + 1 }),
  };
}
