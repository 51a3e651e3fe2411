-- unused since 0.1.0
DROP TABLE "mail_allowance";
