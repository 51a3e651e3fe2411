-- unused since 0.1.0: nothing ever wrote it
DROP TABLE "invoice_paid";
