import { useState } from "react";
import LogOut from "lucide-react/icons/log-out";
import { useParams } from "react-router";
import { Button } from "@showroom/ui/controls/button/button";
import { Link } from "@showroom/ui/controls/link/link";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { EmailAddress } from "@showroom/ui/layout/email-address/email-address";
import { AccountMenuSection } from "@showroom/ui/navigation/account-menu/account-menu";
import { isProjectUser, isStaff, seesAdminLink, seesContactLink } from "@showroom/domain/access/access";
import type { Project } from "@showroom/domain/model/project";
import type { User } from "@showroom/domain/model/user";
import { ownSessionsTexts } from "@showroom/web-app/session/own-sessions-texts";
import { useConnection } from "@showroom/web-app/session/connection-context";
import { useQuery } from "@tanstack/react-query";
import { projectQuery } from "../project/project.ts";
import { projectPaths } from "../../pages/links.ts";
import { useSession } from "../session/use-session.ts";
import { useMayEnter } from "../session/user.ts";
import { viewing } from "../session/viewing.ts";
import styles from "./account.module.css";
import { HouseTypeSelect } from "./house-type-select.tsx";
import { accountTexts as texts } from "./texts.ts";

/** Shown only to users who may enter the project's showroom. */
function HouseTypeSection({ project }: { project: Project }) {
  const mayEnter = useMayEnter(project);
  return (
    mayEnter &&
    project.houseTypes.length > 0 && (
      <AccountMenuSection>
        <HouseTypeSelect project={project} />
      </AccountMenuSection>
    )
  );
}

export interface MemberPanelProps {
  readonly user: User;
  /** Opens the list of devices on which the user is signed in. */
  readonly onSessions: () => void;
}

/** The account panel of a signed-in user. */
export function MemberPanel({ user, onSessions }: MemberPanelProps) {
  const { slug = "" } = useParams();
  const { data: project } = useQuery({ ...projectQuery(useConnection().api, slug), enabled: slug !== "" });
  const { signOut } = useSession();
  const [leaving, setLeaving] = useState(false);
  const [failed, setFailed] = useState(false);
  const contactSlug = slug || user.projectSlug;
  const name = `${user.firstName} ${user.lastName}`.trim();

  async function leave(): Promise<void> {
    setLeaving(true);
    setFailed(false);
    await signOut()
      .catch(() => setFailed(true))
      .finally(() => setLeaving(false));
  }

  return (
    <>
      <AccountMenuSection>
        <div className={styles["person"]}>
          <span>{name}</span>
          <span>
            <EmailAddress address={user.email} />
          </span>
        </div>
      </AccountMenuSection>
      {isStaff(user) && project !== undefined && <HouseTypeSection project={project} />}
      <AccountMenuSection>
        <div className={styles["actions"]}>
          {seesContactLink(user) && contactSlug !== null && (
            <Link href={projectPaths.contact(contactSlug)}>{texts.contact}</Link>
          )}
          {isProjectUser(user) && user.projectSlug !== null && (
            <>
              <Link href={projectPaths.favourites(user.projectSlug)}>{texts.favourites}</Link>
              <Link href={projectPaths.questions(user.projectSlug)}>{texts.questions}</Link>
            </>
          )}
          {seesAdminLink(user) && (
            <Link href="/admin" newTab>
              {texts.admin}
            </Link>
          )}
          {viewing === null && (
            <Button variant="quiet" onClick={onSessions}>
              {ownSessionsTexts.open}
            </Button>
          )}
          <Button icon={LogOut} loading={leaving} onClick={() => void leave()}>
            {texts.logout}
          </Button>
          {failed && (
            <Alert variant="danger" announce="assertive">
              {texts.leaveFailed}
            </Alert>
          )}
        </div>
      </AccountMenuSection>
    </>
  );
}
