ALTER TABLE "issued_ticket" VALIDATE CONSTRAINT "issued_ticket_subject";
--> statement-breakpoint
ALTER TABLE "issued_ticket" VALIDATE CONSTRAINT "issued_ticket_backed";
