ALTER TABLE "region" ADD COLUMN "tariff_source" text;--> statement-breakpoint
-- Until now both names stood in one: `feed.zip + tariff.xlsx`.
UPDATE "region" SET "tariff_source" = substring("source" from ' \+ ([^+]*)$'), "source" = regexp_replace("source", ' \+ [^+]*$', '') WHERE "source" ~ ' \+ [^+]*\.(xlsx|json)$';
