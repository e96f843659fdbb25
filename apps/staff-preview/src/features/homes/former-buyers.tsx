import { useQuery } from "@tanstack/react-query";
import type { ProjectHome } from "@showroom/api-contract/endpoints/homes";
import { listFormerBuyers } from "@showroom/api-contract/endpoints/occupancy";
import { formatDay } from "@showroom/domain/format/moment";
import { Button } from "@showroom/ui/controls/button/button";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { LoadingNotice } from "@showroom/ui/feedback/loading-notice/loading-notice";
import { BulletList } from "@showroom/ui/layout/bullet-list/bullet-list";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { Text } from "@showroom/ui/layout/text/text";
import { Dialog } from "@showroom/ui/overlays/dialog/dialog";
import { api } from "../../shared/api/api.ts";
import { useStaffProject } from "../../shared/projects/projects.ts";
import styles from "../../shared/sheet/sheet.module.css";
import { occupancyTexts as texts } from "./occupancy-texts.ts";

interface FormerBuyersProps {
  readonly home: ProjectHome;
  readonly onClose: () => void;
}

/** Who had a home before, with the choices that were archived. */
export function FormerBuyersDialog({ home, onClose }: FormerBuyersProps) {
  const { id: projectId } = useStaffProject();
  const { data, isError } = useQuery({
    queryKey: ["former-buyers", projectId, home.id],
    queryFn: async ({ signal }) =>
      (await api.call(listFormerBuyers, { params: { projectId, homeId: home.id } }, { signal })).items,
    staleTime: 0,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.formerTitle(home.buildNumber)}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {isError && (
        <Alert variant="danger" announce="assertive">
          {texts.failed}
        </Alert>
      )}
      <LoadingNotice active={!data && !isError} />
      <div className={styles["section"]}>
        {data?.map(({ names, leftAt, by, reason, reference, agreed, rooms }) => (
          <section key={leftAt} className={styles["section"]}>
            <Heading as="h3" size={22}>
              {names || texts.erased}
            </Heading>
            <Text size={14} tone="muted">
              {[texts.left(formatDay(leftAt), by), reason, reference === null ? "" : texts.reference(reference)]
                .filter(Boolean)
                .join(" · ")}
            </Text>
            {agreed.length > 0 && <p>{texts.agreedOf(agreed.join(", "))}</p>}
            <p>
              <strong>{texts.archived}</strong>
            </p>
            {rooms.length === 0 ? (
              <p>{texts.nothing}</p>
            ) : (
              <BulletList
                items={rooms.map(({ title, lines }, key) => ({ key, content: `${title}: ${lines.join(", ")}` }))}
              />
            )}
          </section>
        ))}
      </div>
    </Dialog>
  );
}
