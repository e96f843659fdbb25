import { useMutation, useQuery } from "@tanstack/react-query";
import { listOpenidOrganisations, startOpenid } from "@showroom/api-contract/endpoints/openid";
import { Button } from "@showroom/ui/controls/button/button";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { useConfig } from "@showroom/web-app/session/use-config";
import { api } from "../../shared/api/api.ts";
import { rememberNext } from "./next-page.ts";
import styles from "./sign-in.module.css";
import { signInTexts as texts } from "./texts.ts";

/** Goes to an organisation's identity provider. Shows nothing where no organisation has one. */
export function OrganisationSignIn({ next }: { readonly next: string }) {
  const { oauthClientId, oauthClientSecret } = useConfig();
  const { data: organisations = [] } = useQuery({
    queryKey: ["openid-organisations"],
    queryFn: ({ signal }) => api.call(listOpenidOrganisations, { signal }),
  });
  const start = useMutation({
    mutationFn: async (organisation: string) => {
      const client = { client_id: oauthClientId, client_secret: oauthClientSecret };
      const { url } = await api.call(startOpenid, { body: { ...client, organisation } });
      rememberNext(next);
      window.location.assign(url);
      // The button stays busy until the browser has left.
      await new Promise<never>(() => {});
    },
  });
  if (organisations.length === 0) return null;
  return (
    <section className={styles["step"]}>
      <Heading as="h2" size={22}>
        {texts.or}
      </Heading>
      {start.isError && (
        <Alert variant="danger" announce="assertive">
          {texts.failures.onbereikbaar}
        </Alert>
      )}
      {organisations.map(({ key, name }) => (
        <Button
          key={key}
          variant="secondary"
          fullWidth
          loading={start.isPending && start.variables === key}
          onClick={() => start.mutate(key)}
        >
          {texts.atOrganisation(name)}
        </Button>
      ))}
    </section>
  );
}
