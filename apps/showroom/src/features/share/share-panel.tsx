import { useState } from "react";
import Link2 from "lucide-react/icons/link-2";
import { isProblem } from "@showroom/api-client/failures";
import { createShareLink } from "@showroom/api-contract/endpoints/share-links";
import { Button } from "@showroom/ui/controls/button/button";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Surface } from "@showroom/ui/layout/surface/surface";
import { replaceData } from "@showroom/web-app/queries/replace-data";
import { api, queryClient } from "../../shared/api/api.ts";
import { useQuery } from "@tanstack/react-query";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { viewing } from "../../shared/session/viewing.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { RetryAlert } from "../../shared/errors/retry-alert.tsx";
import { NewLink } from "./new-link.tsx";
import { ShareLinkList } from "./share-link-list.tsx";
import { shareLinksQuery } from "./share-links.ts";
import { shareTexts as texts } from "./texts.ts";
import styles from "./share.module.css";

/** Creates and revokes links with which others can view the choices. In a closed project links can only be revoked. */
export function SharePanel() {
  const { project, store } = useShowroom();
  const readOnly = useChoices(store, (state) => state.readOnly);
  const choicesId = useChoices(store, (state) => state.server.id);
  const query = shareLinksQuery(project.id, choicesId);
  const links = useQuery({ ...query, enabled: viewing === null });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [made, setMade] = useState<{ readonly id: number; readonly url: string } | null>(null);
  if (viewing !== null || (readOnly && !links.data?.length)) return null;

  async function create(): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      // A link shows saved choices, so pending changes are saved first.
      await store.flush();
      const link = await api.call(createShareLink, { params: { projectId: project.id } });
      setMade({ id: link.id, url: new URL(link.path, window.location.href).href });
      await links.refetch();
    } catch (failure) {
      setError(isProblem(failure, "limit-reached") ? texts.limit : texts.createFailed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Surface as="section" line="above" className={styles["panel"]} aria-labelledby="delen">
      <h2 id="delen">{texts.title}</h2>
      {!readOnly && <p className={styles["intro"]}>{texts.intro}</p>}
      {made && <NewLink key={made.id} url={made.url} />}
      {error !== null && (
        <Alert variant="danger" announce="assertive">
          {error}
        </Alert>
      )}
      {!readOnly && (
        <div>
          <Button icon={Link2} loading={busy} onClick={() => void create()}>
            {texts.create}
          </Button>
        </div>
      )}
      {links.isError && <RetryAlert onRetry={() => void links.refetch()}>{texts.listFailed}</RetryAlert>}
      {links.data && links.data.length > 0 && (
        <ShareLinkList
          projectId={project.id}
          links={links.data}
          onRevoked={(id) => {
            // Removes the message that the maximum number of links is reached.
            setError(null);
            if (made?.id === id) setMade(null);
            const known = queryClient.getQueryData(query.queryKey);
            if (known)
              replaceData(
                queryClient,
                query,
                known.filter((link) => link.id !== id),
              );
          }}
        />
      )}
    </Surface>
  );
}
