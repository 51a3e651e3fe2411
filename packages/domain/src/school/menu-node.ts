/** Entries of the portal's menu by the numbers the specification gives them (Spec 3 §2.3). */
export const MENU_NODES = {
  SchoolOverview: 1,
  Student: 2,
  StudentOverview: 3,
  AcceptDecline: 4,
  ContactPerson: 5,
  ContactPersonSchool: 6,
  ContactPersonCostUnit: 7,
  Document: 8,
  DocumentOverview: 9,
  DocumentUpload: 10,
  ChangeRequest: 11,
  FinancialReport: 12,
  SettingsHelp: 13,
  Settings: 14,
  Help: 15,
  UserAccount: 16,
} as const

export type MenuNode = keyof typeof MENU_NODES

export const ALL_MENU_NODES = Object.keys(MENU_NODES) as readonly MenuNode[]

/** Rights of the portal begin after this number: `AllowSeeMenuNode` of Spec 3 §6 is one for each entry. */
const BEFORE_FIRST = 100

/** The right to see an entry and to make the calls of its screens, as it stands in a token. */
export const portalRight = (node: MenuNode): number => BEFORE_FIRST + MENU_NODES[node]

export const seesMenuNode = (rights: readonly number[], node: MenuNode): boolean => rights.includes(portalRight(node))

/** Which entries somebody sees, in the order of the menu. */
export const menuNodesOf = (rights: readonly number[]): MenuNode[] =>
  ALL_MENU_NODES.filter(node => seesMenuNode(rights, node))
