-- Floors and baseboards of earlier imports are ordered by the key that their bundle gave them.
UPDATE "floor_offers" o SET
  "floors" = coalesce((SELECT jsonb_agg(f || jsonb_build_object('product_number', coalesce(k."key", '')) ORDER BY n)
    FROM jsonb_array_elements(o."floors") WITH ORDINALITY AS e(f, n)
    LEFT JOIN "catalogue_keys" k ON k."id" = (f->>'id')::integer), '[]'),
  "baseboards" = coalesce((SELECT jsonb_agg(f || jsonb_build_object('product_number', coalesce(k."key", '')) ORDER BY n)
    FROM jsonb_array_elements(o."baseboards") WITH ORDINALITY AS e(f, n)
    LEFT JOIN "catalogue_keys" k ON k."id" = (f->>'id')::integer), '[]');--> statement-breakpoint
UPDATE "catalogue_versions" o SET
  "floors" = coalesce((SELECT jsonb_agg(f || jsonb_build_object('product_number', coalesce(k."key", '')) ORDER BY n)
    FROM jsonb_array_elements(o."floors") WITH ORDINALITY AS e(f, n)
    LEFT JOIN "catalogue_keys" k ON k."id" = (f->>'id')::integer), '[]'),
  "baseboards" = coalesce((SELECT jsonb_agg(f || jsonb_build_object('product_number', coalesce(k."key", '')) ORDER BY n)
    FROM jsonb_array_elements(o."baseboards") WITH ORDINALITY AS e(f, n)
    LEFT JOIN "catalogue_keys" k ON k."id" = (f->>'id')::integer), '[]');
