import { queryOptions, useQuery } from "@tanstack/react-query";
import { getOwnStandard } from "@showroom/api-contract/endpoints/closings";
import type { Part } from "@showroom/domain/closing-date/closing-date";
import { formatEuro } from "@showroom/domain/format/money";
import { ZERO } from "@showroom/domain/money/cents";
import { Text } from "@showroom/ui/layout/text/text";
import { Thumbnails } from "@showroom/ui/layout/thumbnails/thumbnails";
import { useImages } from "@showroom/web-app/pictures/use-images";
import { RetryAlert } from "../../shared/errors/retry-alert.tsx";
import { api } from "../../shared/api/api.ts";
import { closingTexts, planningTexts as texts } from "./texts.ts";
import styles from "./closings.module.css";

const standardQuery = (projectId: number) =>
  queryOptions({
    queryKey: ["closings-standard", projectId],
    queryFn: ({ signal }) => api.call(getOwnStandard, { params: { projectId } }, { signal }),
    staleTime: 300_000,
  });

interface StandardOfPartProps {
  readonly projectId: number;
  readonly part: Part;
}

/** What is built of a part in which the buyer hands in nothing, by room, with its pictures. It costs nothing extra. */
export function StandardOfPart({ projectId, part }: StandardOfPartProps) {
  const { data, isError, refetch } = useQuery(standardQuery(projectId));
  const images = useImages();
  if (isError) return <RetryAlert onRetry={() => void refetch()}>{closingTexts.failed}</RetryAlert>;
  const standard = data?.items.find((one) => one.part === part);
  if (!standard) return null;
  const nothing = formatEuro(ZERO);
  if (standard.rooms.length === 0) return <Text tone="muted">{texts.noStandard(nothing)}</Text>;
  return (
    <>
      <Text tone="muted">{texts.standard(nothing)}</Text>
      {standard.rooms.map(({ title, articles }) => (
        <div key={title} className={styles["room"]}>
          <Text size={14}>
            {texts.room(
              title,
              articles.map(({ name }) => name),
            )}
          </Text>
          <Thumbnails
            pictures={articles.flatMap(({ thumbnail }) =>
              thumbnail ? [{ src: images.url(thumbnail.public_id, { crop: "fit", width: 300 }), alt: "" }] : [],
            )}
          />
        </div>
      ))}
    </>
  );
}
