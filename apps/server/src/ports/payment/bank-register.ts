export interface Bank {
  bic: string
  creditInstitute: string
}

/** Which bank keeps an account. */
export interface BankRegister {
  /** Of an account number that was checked; undefined for banks that are not in the register. */
  bankOf: (iban: string) => Promise<Bank | undefined>
}
