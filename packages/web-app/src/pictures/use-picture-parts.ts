import { useEffect, useMemo, useState } from "react";
import type { RenderArticle } from "@showroom/domain/model/fixture-model";
import { articlesOf } from "@showroom/domain/render/page-articles";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import type { PageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { partsInView } from "@showroom/scene/parts-in-view";
import type { PartsInView } from "@showroom/scene/parts-in-view";

/** Pixels: a tap of a washbasin is seven of them wide in the picture of a whole bathroom. */
const WIDTH = 800;

/** Lets the page respond in between. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** How an article is drawn, by its product number. */
export type Articles = (productNumber: string) => RenderArticle | undefined;

/** What is where in the picture of a request, from the scene that the renderer draws. */
export function partsOfRequest(
  { sceneSettings, sceneStructure }: RenderRequest,
  article: Articles,
): Promise<PartsInView> {
  const { cameraPosition, imageWidth, imageHeight } = sceneSettings;
  return partsInView(
    {
      structure: sceneStructure,
      cameraPosition,
      aspect: imageWidth / imageHeight,
      article,
    },
    WIDTH,
    pause,
  );
}

/** The same for a picture on the page; null until it is known. `request` is the picture's, as text, or null while nobody asks. */
export function usePictureParts(request: string | null, catalogue: PageCatalogue): PartsInView | null {
  return usePartsOf(
    request,
    useMemo(() => articlesOf(catalogue), [catalogue]),
  );
}

interface Known {
  readonly of: string;
  readonly article: Articles;
  readonly parts: PartsInView;
}

/** The same with the articles of the room alone. */
export function usePartsOf(request: string | null, article: Articles): PartsInView | null {
  const [last, setLast] = useState<Known | null>(null);
  const known = last !== null && last.of === request && last.article === article ? last.parts : null;
  useEffect(() => {
    if (request === null || known !== null) return undefined;
    let isOver = false;
    void partsOfRequest(JSON.parse(request) as RenderRequest, article).then((parts) => {
      if (!isOver) setLast({ of: request, article, parts });
    });
    return () => {
      isOver = true;
    };
  }, [request, article, known]);
  return known;
}
