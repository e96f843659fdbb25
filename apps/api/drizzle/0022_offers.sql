CREATE TABLE "contract_terms" (
	"project_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"registration_number" text NOT NULL,
	"guarantee" text NOT NULL,
	"terms_version" text NOT NULL,
	"terms_text" text NOT NULL,
	"days_valid" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_acceptances" (
	"offer_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"hash" "bytea" NOT NULL,
	"wording" text NOT NULL,
	"terms_version" text NOT NULL,
	CONSTRAINT "offer_acceptances_offer_id_user_id_pk" PRIMARY KEY("offer_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "offer_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"offer_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_endings" (
	"offer_id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by_user_id" integer NOT NULL,
	"by_name" text NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_persons" (
	"offer_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "offer_persons_offer_id_user_id_pk" PRIMARY KEY("offer_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"choices_id" integer NOT NULL,
	"confirmation_id" integer NOT NULL,
	"number" integer NOT NULL,
	"document" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"order_lines" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"made_by" integer NOT NULL,
	"made_by_name" text NOT NULL,
	CONSTRAINT "offers_number" UNIQUE("choices_id","number")
);
--> statement-breakpoint
ALTER TABLE "contract_terms" ADD CONSTRAINT "contract_terms_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_acceptances" ADD CONSTRAINT "offer_acceptances_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_codes" ADD CONSTRAINT "offer_codes_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_codes" ADD CONSTRAINT "offer_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_endings" ADD CONSTRAINT "offer_endings_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_persons" ADD CONSTRAINT "offer_persons_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_choices_id_project_choices_id_fk" FOREIGN KEY ("choices_id") REFERENCES "public"."project_choices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_confirmation_id_confirmations_id_fk" FOREIGN KEY ("confirmation_id") REFERENCES "public"."confirmations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_codes_offer" ON "offer_codes" USING btree ("offer_id","user_id");--> statement-breakpoint
CREATE INDEX "offer_codes_user" ON "offer_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "offer_persons_user" ON "offer_persons" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "offers_confirmation" ON "offers" USING btree ("confirmation_id");--> statement-breakpoint
CREATE TRIGGER offers_immutable BEFORE UPDATE OR DELETE ON "offers" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER offer_persons_immutable BEFORE UPDATE OR DELETE ON "offer_persons" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER offer_acceptances_immutable BEFORE UPDATE OR DELETE ON "offer_acceptances" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER offer_endings_immutable BEFORE UPDATE OR DELETE ON "offer_endings" FOR EACH ROW EXECUTE FUNCTION refuse_change();
