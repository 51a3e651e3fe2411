ALTER TABLE "entitlement_decision" VALIDATE CONSTRAINT "entitlement_decision_result";
