/** The metadata of a page for search engines and link previews. */
import type { SharedPicture, SharedView } from "@showroom/api-contract/entities/share-link";
import { imageUrl } from "@showroom/api-contract/image-url";
import type { PageOutline } from "@showroom/domain/model/page";
import type { ApiConnection } from "@showroom/web-app/session/api-connection";
import { sharedViewQuery } from "../features/share/share-links.ts";
import { contentBlockQuery, projectQuery } from "../shared/project/project.ts";
import { headTexts } from "../app/texts.ts";

export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Absolute address; null when the page has no picture. */
  readonly picture: string | null;
  /** Absolute address of the page. */
  readonly address: string;
}

/** The size that link previews show. */
const PREVIEW = { crop: "fill", width: 1200, height: 920 } as const;

/** The first room with a picture: messengers cut much of an upright one, so that it comes last. */
function roomOf({ pages, pictures = [] }: SharedView): SharedPicture | undefined {
  const rooms = pages.toSorted((a, b) => a.order - b.order);
  const upright = ({ configuratorType }: PageOutline): boolean => configuratorType === "toilet";
  return [...rooms.filter((room) => !upright(room)), ...rooms.filter(upright)]
    .flatMap(({ id }) => pictures.find(({ pageId }) => pageId === id) ?? [])
    .at(0);
}

/**
 * Makes the metadata from the responses in the query cache.
 * @param name the name of the page; null for the product's own name
 * @param slug the project of the page; undefined for pages without one
 * @param token the share link that the page shows; undefined for other pages
 */
export function pageHead(
  { api, queryClient, configQuery }: ApiConnection,
  {
    address,
    name,
    slug,
    token,
  }: {
    readonly address: string;
    readonly name: string | null;
    readonly slug: string | undefined;
    readonly token: string | undefined;
  },
): PageHead {
  const config = queryClient.getQueryData(configQuery.queryKey);
  const productName = config?.productName ?? headTexts.productName;
  const title = name === null || name === productName ? productName : `${name} | ${productName}`;
  const pictureOf = (publicId: string): string =>
    new URL(imageUrl(config?.imageBaseUrl ?? "", publicId, PREVIEW), address).href;
  // A messenger shows what somebody is sent: the project and the home, but nothing of what it costs.
  const shared = token === undefined ? null : queryClient.getQueryData(sharedViewQuery({ api }, token).queryKey);
  if (shared) {
    const { name: projectName, headerImage } = shared.project;
    const room = roomOf(shared);
    return {
      title,
      description: headTexts.shared(projectName, shared.houseTypeName),
      picture: room ? new URL(room.url, address).href : headerImage && pictureOf(headerImage.public_id),
      address,
    };
  }
  const project = slug === undefined ? undefined : queryClient.getQueryData(projectQuery(api, slug).queryKey);
  if (project === undefined) return { title, description: headTexts.description, picture: null, address };
  const block = queryClient.getQueryData(contentBlockQuery(api, project.id, "HOMEPAGE").queryKey);
  const image = project.headerImage ?? project.images[0];
  return {
    title,
    description: block?.headerSubtitle || headTexts.ofProject(project.name),
    picture: image ? pictureOf(image.public_id) : null,
    address,
  };
}
