import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import type { ApiClient } from "@showroom/api-client/client";
import type { EndpointResponse } from "@showroom/api-contract/endpoint";
import { endAllSessions, endOwnSession, listOwnSessions } from "@showroom/api-contract/endpoints/session";
import { formatDay, formatMoment } from "@showroom/domain/format/moment";
import { Button } from "@showroom/ui/controls/button/button";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Spinner } from "@showroom/ui/feedback/spinner/spinner";
import { RuledItem, RuledList } from "@showroom/ui/layout/ruled-list/ruled-list";
import { Text } from "@showroom/ui/layout/text/text";
import { Dialog } from "@showroom/ui/overlays/dialog/dialog";
import { useConnection } from "./connection-context.ts";
import { deviceName } from "./device-name.ts";
import { ownSessionsTexts as texts } from "./own-sessions-texts.ts";
import { signOut } from "./sign-out.ts";

type OwnSession = EndpointResponse<typeof listOwnSessions>[number];

const sessionsQuery = (api: ApiClient) =>
  // Another device may have signed in since: it is asked for at every opening.
  queryOptions({ queryKey: ["own-sessions"], queryFn: () => api.call(listOwnSessions), staleTime: 0, gcTime: 0 });

function SessionItem({ session, onEnded }: { readonly session: OwnSession; readonly onEnded: () => void }) {
  const { api } = useConnection();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => api.call(endOwnSession, { params: { sessionId: session.id } }),
    onSuccess: onEnded,
  });
  const device = deviceName(session.userAgent) ?? texts.unknown;
  return (
    <RuledItem
      aside={
        session.isCurrent ? (
          <Text size={14}>{texts.current}</Text>
        ) : (
          <Button size="small" aria-label={texts.endNamed(device)} loading={isPending} onClick={() => mutate()}>
            {texts.end}
          </Button>
        )
      }
    >
      <p>{device}</p>
      <Text tone="muted" size={14}>
        {texts.lastUsed(formatMoment(session.lastUsedAt))}
      </Text>
      <Text tone="muted" size={14}>
        {texts.since(formatDay(session.createdAt))}
      </Text>
      {isError && (
        <Alert variant="danger" announce="assertive">
          {texts.endFailed}
        </Alert>
      )}
    </RuledItem>
  );
}

function Sessions() {
  const { api } = useConnection();
  const { data, isError, refetch } = useQuery(sessionsQuery(api));
  if (isError)
    return (
      <Alert
        variant="danger"
        announce="polite"
        actions={
          <Button size="small" onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        }
      >
        {texts.loadFailed}
      </Alert>
    );
  if (data === undefined) return <Spinner label={texts.loading} />;
  return (
    <RuledList label={texts.list}>
      {data.map((session) => (
        <SessionItem key={session.id} session={session} onEnded={() => void refetch()} />
      ))}
    </RuledList>
  );
}

/** Signs out on every device, also on those that are lost. */
function Everywhere() {
  const connection = useConnection();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => {
      await connection.api.call(endAllSessions);
      await signOut(connection, () => window.location.assign("/"));
    },
  });
  return (
    <>
      {isError && (
        <Alert variant="danger" announce="assertive">
          {texts.everywhereFailed}
        </Alert>
      )}
      <Button loading={isPending} onClick={() => mutate()}>
        {texts.everywhere}
      </Button>
    </>
  );
}

export interface OwnSessionsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The devices on which the user is signed in, each with a button that ends its session. */
export function OwnSessionsDialog({ open, onOpenChange }: OwnSessionsDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      description={texts.description}
      footer={<Everywhere />}
      hideLogo
    >
      <Sessions />
    </Dialog>
  );
}
