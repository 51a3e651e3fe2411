ALTER TABLE "list_schedule" VALIDATE CONSTRAINT "list_schedule_delivery";
