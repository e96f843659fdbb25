import { useState } from "react";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm } from "react-hook-form";
import { askProjectQuestion } from "@showroom/api-contract/endpoints/projects";
import { Button } from "@showroom/ui/controls/button/button";
import { TextArea } from "@showroom/ui/controls/text-area/text-area";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { api } from "../../shared/api/api.ts";
import styles from "./contact-page.module.css";
import { contactSchema } from "./contact-schema.ts";
import type { ContactValues } from "./contact-schema.ts";
import { contactTexts as texts } from "./texts.ts";

/** A question to the showroom. What was typed stays until it has arrived. */
export function ContactForm({ projectId }: { projectId: number }) {
  const [outcome, setOutcome] = useState<"open" | "submitted" | "failed">("open");
  const { register, handleSubmit, formState } = useForm<ContactValues>({
    resolver: standardSchemaResolver(contactSchema),
    defaultValues: { name: "", email: "", phoneNumber: "", remarks: "" },
    mode: "onTouched",
  });
  const { errors, isValid, isSubmitting } = formState;

  async function submit(values: ContactValues): Promise<void> {
    try {
      await api.call(askProjectQuestion, { body: { project: { id: projectId }, ...values } });
      setOutcome("submitted");
    } catch {
      setOutcome("failed");
    }
  }

  if (outcome === "submitted") {
    return (
      <Alert variant="success" announce="polite">
        {texts.submitted}
      </Alert>
    );
  }
  return (
    <form className={styles["form"]} noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      {outcome === "failed" && (
        <Alert variant="danger" announce="assertive">
          {texts.failed}
        </Alert>
      )}
      <TextField label={texts.name} autoComplete="name" error={errors.name?.message} {...register("name")} />
      <TextField
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register("email")}
      />
      <TextField
        label={texts.phoneNumber}
        type="tel"
        autoComplete="tel"
        error={errors.phoneNumber?.message}
        {...register("phoneNumber")}
      />
      <TextArea label={texts.remarks} rows={6} error={errors.remarks?.message} {...register("remarks")} />
      <div>
        <Button variant="primary" type="submit" loading={isSubmitting} disabledReason={!isValid && texts.incomplete}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}
