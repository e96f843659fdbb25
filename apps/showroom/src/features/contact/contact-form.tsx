import { useState } from "react";
import { askProjectQuestion } from "@showroom/api-contract/endpoints/project-questions";
import type { User } from "@showroom/domain/model/user";
import { Button } from "@showroom/ui/controls/button/button";
import { TextArea } from "@showroom/ui/controls/text-area/text-area";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { api } from "../../shared/api/api.ts";
import { useFields } from "../../shared/forms/use-fields.ts";
import { useMember } from "../../shared/session/user.ts";
import styles from "./contact-page.module.css";
import { contactSchema } from "./contact-schema.ts";
import type { ContactValues } from "./contact-schema.ts";
import { contactTexts as texts } from "./texts.ts";

/** What a signed-in user need not type. */
const knownOf = (user: User | null): ContactValues => ({
  name: user === null ? "" : `${user.firstName} ${user.lastName}`.trim(),
  email: user?.email ?? "",
  phoneNumber: "",
  remarks: "",
});

/** A form to send a question to the showroom. The text stays until it was sent. */
export function ContactForm({ projectId }: { projectId: number }) {
  const [outcome, setOutcome] = useState<"open" | "submitted" | "failed">("open");
  const { field, complete, sending, submit } = useFields(contactSchema, knownOf(useMember()), (values) => {
    setOutcome("open");
    return api
      .call(askProjectQuestion, { body: { project: { id: projectId }, ...values } })
      .then(() => setOutcome("submitted"))
      .catch(() => setOutcome("failed"));
  });

  if (outcome === "submitted") {
    return (
      <Alert variant="success" announce="polite">
        {texts.submitted}
      </Alert>
    );
  }
  return (
    <form className={styles["form"]} noValidate onChange={() => setOutcome("open")} onSubmit={submit}>
      {outcome === "failed" && (
        <Alert variant="danger" announce="assertive">
          {texts.failed}
        </Alert>
      )}
      <TextField label={texts.name} autoComplete="name" {...field("name")} />
      <TextField label={texts.email} type="email" inputMode="email" autoComplete="email" {...field("email")} />
      <TextField
        label={texts.phoneNumber}
        description={texts.phoneExample}
        type="tel"
        autoComplete="tel"
        {...field("phoneNumber")}
      />
      <TextArea label={texts.remarks} rows={6} {...field("remarks")} />
      <div>
        <Button variant="primary" type="submit" loading={sending} disabledReason={!complete && texts.incomplete}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}
