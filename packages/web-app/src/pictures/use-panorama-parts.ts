import { useEffect, useMemo, useState } from "react";
import type { PicturePart } from "@showroom/domain/render/picture-part";
import { faceRequest } from "@showroom/domain/render/panorama";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { FACES, type Face } from "@showroom/ui/showroom/panorama-viewer/look";
import type { PanoramaParts } from "@showroom/ui/showroom/panorama-viewer/panorama-parts";
import { partsOfRequest, type Articles } from "./use-picture-parts.ts";

type PartsInView = Awaited<ReturnType<typeof partsOfRequest>>;

interface RoundAbout {
  /** The parts of all faces, in the order of their numbers. */
  readonly parts: readonly PicturePart[];
  readonly faces: PanoramaParts;
}

/** What is where in the faces of a panorama, as they become known. */
export function usePanoramaParts(request: RenderRequest, article: Articles): RoundAbout {
  const [known, setKnown] = useState<readonly (readonly [face: Face, view: PartsInView])[]>([]);
  useEffect(() => {
    let isOver = false;
    const find = async (): Promise<void> => {
      for (const face of FACES) {
        const view = await partsOfRequest(faceRequest(request, `around-${face}`), article);
        if (isOver) return;
        setKnown((before) => [...before, [face, view]]);
      }
    };
    void find();
    return () => {
      isOver = true;
      setKnown([]);
    };
  }, [request, article]);
  return useMemo(() => {
    const parts: PicturePart[] = [];
    const faces: { -readonly [face in Face]?: PanoramaParts[face] } = {};
    for (const [face, view] of known) {
      faces[face] = { map: view, first: parts.length };
      parts.push(...view.parts);
    }
    return { parts, faces };
  }, [known]);
}
