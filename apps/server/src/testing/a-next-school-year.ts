/** Days of the school year after the one in which tests begin; its step may be prepared already. */
export const NEXT_SCHOOL_YEAR = {
  from: '2027-08-01',
  until: '2028-07-31',
  firstSchoolDay: '2027-09-01',
  windowFrom: '2026-02-01',
  windowUntil: '2027-05-31',
  handOutOn: '2027-09-02',
  photoYears: 4,
}
