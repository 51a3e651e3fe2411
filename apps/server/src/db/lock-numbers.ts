/**
 * Advisory locks of PostgreSQL that are held by number: any number does, as long as each idea has its own. All
 * processes of one product use the same. What is held by a name is `holdName`.
 */
export const LOCK_NUMBERS = {
  /** One process migrates, the others wait. */
  migration: 7_419_026,
  /** Test files of one run make the template one after another. */
  testTemplate: 7_419_027,
  /** Who changes what is sold in waits for whoever else does. */
  region: 7_419_028,
  /** One process checks at a time. */
  booksCheck: 7_419_029,
  /** Of several processes that start at once one makes the index. */
  jobIndex: 7_419_030,
  /** Acts of staff are one chain: held by the trigger of the table, whose migration writes the number out. */
  staffChain: 7_419_031,
  /** Processes that start at once wait for each other. */
  demoSubscriptions: 7_419_032,
  /** One process makes the role of the reports. */
  reportRole: 7_419_033,
  /** Who writes versions of a client waits for whoever else does. */
  clientVersions: 7_419_034,
  /** Processes that start at once wait for each other. */
  demoCustomers: 7_419_035,
  /** One process makes the role of the portal. */
  portalRole: 7_419_041,
  /** Two imports of a register of addresses at once take turns. */
  addressRegister: 7_419_042,
} as const
