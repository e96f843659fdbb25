import { useEffect } from "react";
import { useQuery } from "@tanstack/react-query";
import { download } from "@showroom/api-client/download";
import { getQuestionPicture } from "@showroom/api-contract/endpoints/questions";
import { Link } from "@showroom/ui/controls/link/link";
import { Skeleton } from "@showroom/ui/feedback/skeleton/skeleton";
import { useConnection } from "../session/connection-context.ts";
import { questionTexts as texts } from "./texts.ts";

interface PrivatePictureProps {
  readonly projectId: number;
  readonly threadId: number;
  readonly pictureId: number;
  readonly width: number;
  readonly height: number;
  readonly by: string;
}

/** Pixels, of the longest side on the screen. */
const SHOWN = 160;

/** A picture of a message. Its address needs the session, so it is read as a file; a press opens it at its own size. */
export function PrivatePicture({ projectId, threadId, pictureId, width, height, by }: PrivatePictureProps) {
  const { api } = useConnection();
  const { data: url, isError } = useQuery({
    queryKey: ["question-picture", pictureId],
    queryFn: async ({ signal }) => {
      const params = { projectId, threadId, pictureId };
      return URL.createObjectURL((await download(api, getQuestionPicture, { params }, "", { signal })).content);
    },
    staleTime: Infinity,
    gcTime: 0,
  });
  useEffect(() => () => URL.revokeObjectURL(url ?? ""), [url]);
  const scale = Math.min(1, SHOWN / Math.max(width, height));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  if (isError) return <p>{texts.pictureFailed}</p>;
  if (url === undefined) return <Skeleton variant="block" />;
  return (
    <Link href={url} newTab>
      <img src={url} alt={texts.picture(by)} {...size} />
    </Link>
  );
}
