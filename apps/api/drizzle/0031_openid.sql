CREATE TABLE "openid_identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "openid_identities_issuer_subject_pk" PRIMARY KEY("issuer","subject"),
	CONSTRAINT "openid_identities_one_each" UNIQUE("user_id","issuer")
);
--> statement-breakpoint
CREATE TABLE "openid_providers" (
	"organisation_id" integer PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"client_secret" "bytea",
	"is_only" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "openid_sign_ins" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"organisation_id" integer NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"device" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "by_openid" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "openid_identities" ADD CONSTRAINT "openid_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "openid_providers" ADD CONSTRAINT "openid_providers_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "openid_sign_ins" ADD CONSTRAINT "openid_sign_ins_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "openid_sign_ins_expiry" ON "openid_sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "openid_sign_ins_organisation" ON "openid_sign_ins" USING btree ("organisation_id");