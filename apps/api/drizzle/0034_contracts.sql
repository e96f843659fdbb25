CREATE TABLE "offer_signatures" (
	"offer_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contract_terms" ADD COLUMN "invoicer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_terms" ADD COLUMN "certificate" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_terms" ADD COLUMN "accepted_by" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_terms" ADD COLUMN "countersigned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_terms" ADD COLUMN "parties" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_signatures" ADD CONSTRAINT "offer_signatures_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER offer_signatures_immutable BEFORE UPDATE OR DELETE ON "offer_signatures" FOR EACH ROW EXECUTE FUNCTION refuse_change();
