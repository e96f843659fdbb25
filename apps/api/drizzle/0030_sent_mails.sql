CREATE TABLE "sent_mails" (
	"message_id" text PRIMARY KEY NOT NULL,
	"to_email" text NOT NULL,
	"subject" text NOT NULL,
	"invitation_id" integer,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"bounced_at" timestamp with time zone,
	"status" text DEFAULT '' NOT NULL,
	"diagnostic" text DEFAULT '' NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "sent_mails_to" ON "sent_mails" USING btree ("to_email","sent_at");--> statement-breakpoint
CREATE INDEX "sent_mails_sent" ON "sent_mails" USING btree ("sent_at");