-- Building numbers without spaces around them and with single spaces within, as every new one is stored.
-- A number that another buyer of the project has in that form stays as it is.
WITH "normal" AS (
  SELECT "id", "project_id", "build_number",
    btrim(regexp_replace("build_number", E'[\\s\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+', ' ', 'g')) AS "number"
  FROM "users"
  WHERE "build_number" IS NOT NULL
), "numbered" AS (
  SELECT "id", "number", "build_number",
    row_number() OVER (
      PARTITION BY "project_id", lower("number") ORDER BY "build_number" <> "number", "id"
    ) AS "place"
  FROM "normal"
)
UPDATE "users" SET "build_number" = "numbered"."number"
FROM "numbered"
WHERE "users"."id" = "numbered"."id"
  AND "numbered"."place" = 1
  AND "numbered"."number" <> ''
  AND "numbered"."number" <> "numbered"."build_number";
