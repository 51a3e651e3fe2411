import type { SectionMutations } from '../mutation.ts'

export const staffRoutes: SectionMutations = {
  section: '3 §2.1',
  rows: {
    'every path of the staff in both languages; those without a page stand in no menu': [
      ['staff-routes.ts', "de: '/admin/ereignisse'", "de: '/admin/events'", 'documented-routes.test.ts'],
      [
        'office-routes.ts',
        '{ ...routes, ...staffRoutes, ...schoolRoutes } as const',
        '{ ...staffRoutes, ...routes, adminOrders: routes.admin }',
        'routes.test.ts',
      ],
      ['use-menu.ts', 'screens.has(key) && ', '', 'office.test.tsx'],
      ['use-menu.ts', ' && holdsRights(rights, officeRoutes[key].rights)', '', 'office.test.tsx'],
      ['OfficeRoutes.tsx', "(page || found.route.access === 'staff')", 'page', 'office.test.tsx'],
    ],
    '`/admin/logout` counts down, then leads on; that can be stopped': [
      ['OnwardCountdown.tsx', 'if (stopped) return undefined', ''],
      ['OnwardCountdown.tsx', 'setLeft(left - 1) : onEnd()', 'setLeft(left - 1) : setStopped(true)'],
    ],
  },
}

export const staffScreens: SectionMutations = {
  section: '3 §2.4',
  rows: {
    "orders: time spans, a dialog for one of one's own": [
      ['order-spans.ts', 'firstOfMonth(localDate(now, timeZone))', 'localDate(now, timeZone)', 'order-spans.test.ts'],
      ['order-spans.ts', 'addDays(to, 1)', 'to', 'order-spans.test.ts'],
      ['SpanField.tsx', "if (next === 'custom') setAsks(true)", "if (next === 'custom') setAsks(false)"],
      ['SpanDialog.tsx', "to === '' || to >= from", 'true'],
    ],
    'lists begin with a thousand rows, in pages; what is listed stands in the address': [
      ['orders-address.ts', 'pageSize(PAGE_SIZES, STAFF_PAGE_SIZE)', 'pageSize(PAGE_SIZES, 50)', 'orders.test.tsx'],
      ['orders-query.ts', 'page: page - 1', 'page', 'orders.test.tsx'],
      ['list-address.ts', 'if (restarts && !values.has(PAGE)) written.delete(PAGE)', ''],
    ],
    'columns of a list, chosen and put in order; an address that was saved with an earlier name of one still counts': [
      ['ColumnDialog.tsx', 'shown.with(place, two).with(other, one)', 'shown', 'ColumnDialog.test.tsx'],
      ['use-kept-list.tsx', 'chosen.flatMap(id => rest.filter(column => column.id === id))', 'rest', 'orders.test.tsx'],
      ['orders-address.ts', "{ amountInCent: 'amount' }", '{}', 'orders.test.tsx'],
      [
        'list-address.ts',
        'known.get(name) !== fields[name]?.print(value)',
        'known.get(name) !== said',
        'orders.test.tsx',
      ],
      [
        'use-attachments.ts',
        'getAttachmentFiles({ query: { sort } })',
        'getAttachmentFiles({ query: {} })',
        'attachments.test.tsx',
      ],
      ['list-attachments.ts', 'inOrder(files, SORTS, { sort, language })', 'files', 'attachment.db.test.ts'],
    ],
    'an order with its tickets, bookings, tries at paying, refunds and the way of its money': [
      ['OrderParts.tsx', 'refundLines(order, moment)', '[]'],
      ['OrderParts.tsx', 'attempt.reason && ', 'null && attempt.reason && ', 'orders.test.tsx'],
      ['OrderDialog.tsx', 'getStaffOrder({ params: { orderId } })', "getStaffOrder({ params: { orderId: '' } })"],
    ],
    'users: found by whatever is known of one, looked at, disabled and enabled': [
      ['users-query.ts', 'kind: kind || undefined', 'kind: undefined'],
      ['ActiveButton.tsx', "const active = user.state !== 'active'", "const active = user.state === 'active'"],
      ['ActiveButton.tsx', ' || user.userId === userId', ''],
    ],
    'doctor: the company for everybody with the right, the process for who sees every client; each with its state and what helps, nothing changed':
      [
        ['staff/doctor.ts', 'oldestJob > LATE', 'oldestJob > 2 * LATE', 'staff/doctor.test.ts'],
        ['doctor/examine.ts', '.every(clientId => clientIds', '.some(clientId => clientIds', 'doctor.db.test.ts'],
        ['DoctorCheck.tsx', "state !== 'ok' && ", "state === 'ok' && ", 'doctor.test.tsx'],
      ],
    'mails of the shop: found by recipient, subject, kind, state and time; failed and unknown ones; the address shown one by one, noted; the mail of an order sent again':
      [
        [
          'staff-mail/search-mails.ts',
          'presentMail(context.world, row, false)',
          'presentMail(context.world, row, true)',
          'staff-mail.db.test.ts',
        ],
        ['MailDialog.tsx', 'if (!resendStaffOrder.fulfilled.match(answer)) return\n', '', 'mails.test.tsx'],
      ],
    'events: the same trouble counted, with first and last time; several taken note of at once with a word, handed to a colleague, put off until a moment; what to do about each kind':
      [
        [
          'staff-event/handle-events.ts',
          'seen, ids)).length < ids.length',
          'seen, ids)).length < 1',
          'staff-event.db.test.ts',
        ],
        ['EventsDialog.tsx', '...(assignedTo && { assignedTo }),', '', 'events.test.tsx'],
      ],
    'events: level, date and comment; taken note of once': [
      ['events-query.ts', 'addDays(to, 1)', 'to'],
      ['EventsPage.tsx', '      again()\n', ''],
      ['EventNote.tsx', 'words.current?.focus()', 'void words'],
    ],
    'the dialog that cancels an order: whole or single bookings, counted, with the usual comment; what goes back where is said before, and until when it goes without staff':
      [
        ['sales-left.ts', '!isCancelled', 'true', 'cancellation.test.tsx'],
        ['CancelDialog.tsx', 'count: bookings.length, ', 'count: 1, ', 'cancellation.test.tsx'],
        ['CancelTerms.tsx', 'Date.parse(until) > now', 'true', 'cancellation.test.tsx'],
        ['sales-left.ts', "state !== 'handedOver' && ", '', 'cancellation.test.tsx'],
        [
          'use-cancellation.ts',
          'useState<string>(CANCELLATION_COMMENT)',
          "useState<string>('')",
          'cancellation.test.tsx',
        ],
      ],
    'messages of the day: written in both languages, shown before they are stored, changed, deleted': [
      ['use-saved-message.ts', 'const query = dryRun ? { dryRun } : {}', 'const query = {}', 'messages.test.tsx'],
      ['use-saved-message.ts', 'if (now) setTheirs(now)', '', 'messages.test.tsx'],
      ['message-values.ts', "to >= from, { path: ['to']", "true, { path: ['to']", 'message-values.test.ts'],
      ['link-address.ts', '(?!\\/)', '', 'link-address.test.ts'],
      ['written-markup.ts', "name === 'bold' ? 'strong' : 'em'", "'em'", 'message-nodes.test.ts'],
    ],
    'portal: figures of orders and users, each with a way to its list': [
      ['Figures.tsx', 'if (value === null) return null', '', 'portal.test.tsx'],
      ['registered-within.ts', '1 - DAYS[within]', '-DAYS[within]', 'registered-within.test.ts'],
      [
        'search-users.ts',
        'query.registered && registeredSince',
        'undefined && registeredSince',
        'dashboard.db.test.ts',
      ],
    ],
    'portal: what waits for somebody in each queue, how much and since when, with a way to its list; one that cannot be counted says so alone':
      [
        ['queue-ways.ts', "{ trouble: 'undecided' }", '{}', 'portal.test.tsx'],
        ['QueueRow.tsx', 'getStaffQueues({ query: { queue } })', 'getStaffQueues({ query: {} })', 'portal.test.tsx'],
        ['approval.repository.ts', 'ne(staffApproval.askedBy, reader), ', '', 'queues.db.test.ts'],
        ['contract-trouble.queries.ts', 'count(distinct waiting.contract_id)', 'count(*)', 'queues.db.test.ts'],
        ['queues.queries.ts', 'countDistinct(refund.orderId)', 'sql<number>`count(*)::int`', 'queues.db.test.ts'],
        ['show-queues.ts', 'return { queue, count: null, oldest: null }', 'throw error', 'queues.db.test.ts'],
        ['work-queue.ts', "(one.oldest ?? '').localeCompare(other.oldest ?? '')", '0', 'work-queue.test.ts'],
        ['work-queue.ts', "proofs: 'AllowedToSeeContracts'", "proofs: 'AllowedToSeeOrders'", 'work-queue.test.ts'],
      ],
    'portal: what is left to be set up for a new client, in order, with the way to it, for who may do it': [
      ['set-up.ts', 'staff < TWO', 'false', 'set-up.test.ts'],
      ['show-set-up.ts', '!config.BILLETT_DEMO && LIVE_KEY', 'LIVE_KEY', 'set-up.db.test.ts'],
      ['SetUp.tsx', 'if (mayAsk) ask()', 'ask()', 'portal.test.tsx'],
    ],
    'portal: the last fourteen days drawn with a table behind each, of the clients that the reader sees; each fails alone':
      [
        ['course.ts', 'values.get(date) ?? 0', '0', 'course.test.ts'],
        ['course.queries.ts', "measure === 'lateTickets' ? failed : sql``", 'sql``', 'course.db.test.ts'],
        ['show-course.ts', 'scopeOf(context).clientIds', 'world.clients.served', 'course.db.test.ts'],
        [
          'DayChart.tsx',
          '{days.map(({ date, value }) => (\n              <tr',
          '{days.slice(1).map(({ date, value }) => (\n              <tr',
          'portal.test.tsx',
        ],
      ],
    'SQL statements: description and statement; add, edit, run as CSV, delete; only one select, of views without secrets (§5)':
      [
        ['use-saved-statement.ts', 'dryRun ? { dryRun } : {}', '{}', 'statements.test.tsx'],
        ['RunDialog.tsx', "asked.includes('from') ? Wall : z.string()", 'z.string()', 'statements.test.tsx'],
        ['edit-statement.ts', "before.version === version ? before : refuse('changedMeanwhile', 'version')", 'before'],
        [
          'run-statement.ts',
          'if (releasedOn === null && ',
          'if (releasedOn === undefined && ',
          'sql-statement.db.test.ts',
        ],
        [
          'not-allowed.ts',
          '  const isView = ',
          "  if (name === 'secret') return undefined\n  const isView = ",
          'reports.db.test.ts',
        ],
        ['report-schema.ts', ' = any ((select report.clients())::text[])', ' is not null', 'reports.db.test.ts'],
        ['run-report.ts', 'coming += chunk.length', 'coming = 0', 'reports.db.test.ts'],
        ['statement-description.ts', '.,()_-]*$/u', '.,()_/-]*$/u', 'statement-description.test.ts'],
      ],
    'base data: e-mail, first name, last name and type; the only type is chosen; nothing is asked while all three are empty; columns, lock, traffic light; confirm and reject as they were seen, then the search again (§§2.1, 3, 7)':
      [
        ['BaseDataPage.tsx', 'expected: row.confirmed', 'expected: !row.confirmed', 'base-data.test.tsx'],
        ['BaseDataSearch.tsx', 'disabled={isEmpty}', 'disabled={false}', 'base-data.test.tsx'],
        ['use-info-types.ts', 'types?.length === 1', 'types?.length === 0', 'base-data.test.tsx'],
        ['StaffLoginPage.tsx', "mayConfirm && !hasSignedInHere ? 'adminBaseData'", "mayConfirm ? 'adminPortal'"],
      ],
    'contracts and applications: listed by state, by what waits and by whom they are with; one shown with debits, requests, decisions and history':
      [
        ['contracts-query.ts', 'trouble: trouble || undefined', 'trouble: undefined', 'contracts.test.tsx'],
        ['ContractState.tsx', "life === null || state !== 'Granted'", 'false', 'contracts.test.tsx'],
        ['ContractParts.tsx', 'isMissing, isBeingExamined', 'isMissing: isBeingExamined', 'contracts.test.tsx'],
      ],
    'what waits at a contract is decided with a reason, its effect said before; only by whoever may': [
      ['ContractActs.tsx', '{mayAct && parked !== null', '{parked !== null', 'contracts.test.tsx'],
      ['ReasonDialog.tsx', "if (said === '') return", '', 'contracts.test.tsx'],
      ['use-act-call.ts', 'dryRun ? { dryRun } : {}', '{}', 'contracts.test.tsx'],
    ],
    'what waits for a second person: listed, shown as it was asked, agreed to, declined with a reason': [
      ['ApproveButton.tsx', 'if (askedBy === userId) return null', '', 'approvals.test.tsx'],
      ['ApprovalsPage.tsx', 'void dispatch(getStaffMenu())', '', 'approvals.test.tsx'],
      ['ApprovalDialog.tsx', "approval.state === 'waiting'", 'true', 'approvals.test.tsx'],
      ['DeclineDialog.tsx', "z.minLength(1, key('required'))", 'z.minLength(0)', 'approvals.test.tsx'],
      ['changes-of.ts', "json === '' ? {} : JSON.parse(json)", '{}', 'approvals.test.tsx'],
      ['changes-of.ts', 'was !== undefined || is !== undefined', 'true', 'changes-of.test.ts'],
    ],
    'order fulfilment: tickets and mails that could not be made or sent, why, and since when the oldest waits; tried again one by one or several':
      [
        ['jobs.queries.ts', 'retry_limit = greatest(j.retry_limit, j.retry_count + 1)', 'retry_limit = j.retry_limit'],
        ['jobs.queries.ts', "and j.data ->> 'clientId' = any(", "and '' <> any("],
        ['trouble-of.ts', 'cause = cause.cause', 'cause = undefined', 'trouble-of.test.ts'],
        ['FailedJobs.tsx', '    again()\n', '', 'order-fulfillment.test.tsx'],
      ],
    'order fulfilment: mail and tickets of a sample order in each language and of each client, without a barcode': [
      ['show-sample.ts', 'worldOf(context.world, seen)', 'context.world', 'show-sample.db.test.ts'],
      ['SamplePreview.tsx', 'const query = { language, ', "const query = { language: 'de' as const, "],
    ],
    'order fulfilment: the version and date of the layout, and another try at orders that are paid and have no tickets':
      [
        ['OrderFulfillmentPage.tsx', 'detail: layout.version', "detail: ''", 'order-fulfillment.test.tsx'],
        ['WaitingOrders.tsx', "trouble: 'paidNotFulfilled'", "trouble: ''", 'order-fulfillment.test.tsx'],
        ['WaitingOrders.tsx', 'answer.payload.data[0]?.queued ?? 0', '0', 'order-fulfillment.test.tsx'],
      ],
    'attachments: sent in, deleted where no ticket brings them, chosen group by group; what is gone, missing or too large stands out':
      [
        ['GroupsTable.tsx', 'isTooLarge && ', 'false && ', 'attachments.test.tsx'],
        ['FilesTable.tsx', 'file.isUsed ? []', 'false ? []', 'attachments.test.tsx'],
        ['use-saved-group.ts', '[...others, { sortGroup', '[{ sortGroup', 'attachments.test.tsx'],
        [
          'use-saved-group.ts',
          'if (late) await dispatch(getAttachments',
          'if (late) void (getAttachments',
          'attachments.test.tsx',
        ],
      ],
    "partners' keys: given out for something and shown once, listed with their last use, revoked": [
      ['ApiKeysPage.tsx', 'setSecret(given)', "setSecret('')"],
      ['use-api-key-columns.tsx', "lastUsedOn === null ? t('apiKeys.never')", "lastUsedOn === null ? ''"],
    ],
    'webhooks: added with a secret that is shown once, changed, deleted; what each was told, and told again': [
      ['OpenWebhook.tsx', 'setSecret(saved.secret)', "setSecret('')", 'webhooks.test.tsx'],
      ['use-saved-webhook.ts', '    setTheirs(now)\n', '', 'webhooks.test.tsx'],
      ['use-deliveries.ts', 'state === ALL ? undefined : state', 'undefined', 'webhooks.test.tsx'],
    ],
    'attachments: files uploaded and deleted, said group by group for a service area; within the mail limit with the ticket; what is gone or too large is flagged; 25,000,000 bytes, PDF or JPEG (§5)':
      [
        [
          'edit-attachments.ts',
          "if (before.version !== version) refuse('changedMeanwhile', 'version')",
          '',
          'attachment.db.test.ts',
        ],
        ['edit-attachments.ts', 'if (!fitMail(there))', 'if (false)', 'attachment.db.test.ts'],
        ['inspection-threads.ts', "fault === TOO_MUCH ? 'unreadable' : ", '', 'inspection-threads.test.ts'],
        ['sent-in.ts', "if (fault) refuse(REASONS[fault], 'file')", '', 'attachment.db.test.ts'],
        [
          'attachment.present.ts',
          'known.get(id)?.fileName ?? null',
          "known.get(id)?.fileName ?? ''",
          'attachment.db.test.ts',
        ],
        ['pdf-fault.ts', 'isActive(key) || doesSomething(value)', 'false', 'pdf-fault.test.ts'],
        ['files-with-order.ts', 'filesWithRoom(\n    there,', 'Array.from(\n    there,', 'product-duties.db.test.ts'],
        ['attachments.ts', 'if (size > room) return false', '', 'attachments.test.ts'],
      ],
    'tariff: groups under headings and in an order, shown or hidden, by drag and drop, keyboard and menu; unsaved changes are asked about; two people lose nothing':
      [
        ['edit-board.ts', 'groups.filter(group => group !== name)', 'groups', 'edit-board.test.ts'],
        ['use-board-moves.ts', '      onMove(lifted.from)\n', '', 'tariff.test.tsx'],
        ['use-leave-question.tsx', "window.addEventListener('beforeunload', close)", '', 'tariff.test.tsx'],
        ['use-board.ts', 'setTheirs(now.payload.data[0])', 'setTheirs(undefined)', 'tariff.test.tsx'],
      ],
    'tariff: how one service area is arranged is copied to another, as a change that is looked at before it is saved': [
      ['edit-board.ts', 'groups.filter(group => here.has(group))', 'groups', 'edit-board.test.ts'],
      ['edit-board.ts', '[...groups, ...ofOwn(name)]', 'groups', 'edit-board.test.ts'],
      ['BoardEditor.tsx', 'carried ? arrangedAs(kept, carried) : kept', 'kept', 'tariff.test.tsx'],
      ['BoardPage.tsx', 'setCarried(arranged)', 'setCarried(undefined)', 'tariff.test.tsx'],
    ],
    'dynamic pages: earlier texts and the generated one are held against the form line by line and taken over into it; a page is copied to another company':
      [
        ['page-versions.queries.ts', 'desc(versions.version)', 'versions.version', 'dynamic-page.db.test.ts'],
        ['list-page-versions.ts', '[...texts, undefined]', 'texts', 'dynamic-page.db.test.ts'],
        ['line-diff.ts', 'a[i] === b[j] ? both + 1', 'a[i] === b[j] ? both', 'line-diff.test.ts'],
        ['PageVersions.tsx', 'onTake(version)', 'onTake({ ...version, content })', 'pages.test.tsx'],
        ['PageEditor.tsx', 'from={from}', '', 'pages.test.tsx'],
      ],
    'tariff: what is arranged is stored in versions per service area, released and taken back; the shop follows, a hidden group cannot be bought; what an import drops is told and the rest is sold; areas all or one (§6)':
      [
        ['group-board.ts', 'filter(({ name }) => !hidden.has(name))', 'slice()', 'arrange-tariff.test.ts'],
        ['arrange-tariff.ts', ': { ...group, serviceAreas:', ': { ...group, none:', 'arrange-tariff.test.ts'],
        [
          'write-draft.ts',
          "refuse('changedMeanwhile', 'version')",
          "void 'changedMeanwhile'",
          'arrangement.db.test.ts',
        ],
        [
          'arrangement-versions.ts',
          "if (!canMoveVersion(stateOf(draft), 'released'))",
          'if (stateOf(draft) === undefined)',
          'arrangement.db.test.ts',
        ],
        ['save-board.ts', 'if (unknown !== undefined)', 'if (unknown === null)', 'arrangement.db.test.ts'],
        ['tell-lost.ts', 'heldAgainst: tariff.region.id }', 'heldAgainst: null }', 'arrangement.db.test.ts'],
        ['service-areas.ts', '? [...sold] : [serviceArea]', '? [...sold] : [...sold]', 'arrangement.db.test.ts'],
      ],
    'languages and texts of sort groups: overview, detail and fare rules per language, in the form language code-country code, each once; what is missing next (§5)':
      [
        ['language-code.ts', 'SPOKEN_CODES.includes(code) || ', '', 'language-code.test.ts'],
        ['sort-group-text.ts', '.filter(text => !saysNothing(text))', '', 'language-code.test.ts'],
        [
          'save-texts.ts',
          "if (twice >= 0) refuse('languageKnown'",
          "if (twice > 9) refuse('languageKnown'",
          'arrangement.db.test.ts',
        ],
        ['LanguagesPage.tsx', 'if (!isLanguageCode(code))', 'if (code === undefined)', 'tariff.test.tsx'],
      ],
    'lists as files: from a menu at their head, as they are narrowed down; noted with their rows, in words, without formulas, masked without a right of its own (§9)':
      [
        ['list-file.ts', 'count += some.length', 'count += 1', 'export-orders.db.test.ts'],
        ['list-file.ts', "['AllowedToExportPersonalData']", '[]', 'export-orders.db.test.ts'],
        ['rows-after.ts', 'rows.length === most ?', 'rows.length > most ?', 'rows-after.test.ts'],
        ['handing-over.ts', 'await note(true)', '', 'export-orders.db.test.ts'],
        ['xlsx-file.ts', 'if (rows === most) {', 'if (false) {', 'xlsx-file.test.ts'],
        ['xlsx-row.ts', "'&lt;'", "'<'", 'xlsx-file.test.ts'],
        ['reading-of.ts', 'beyond: sql`>`', 'beyond: sql`<`', 'export-orders.db.test.ts'],
        ['OrdersFile.tsx', '...filter, ', '', 'orders.test.tsx'],
        ['staff-event.repository.ts', 'beyond} (', 'beyond}= (', 'list-files.db.test.ts'],
        [
          'export-list.ts',
          "if (!mayExport(context.visitor.rights, list)) refuse('forbidden')",
          '',
          'list-export.db.test.ts',
        ],
        ['declared-list.ts', 'address.narrowedBy(query)', 'query', 'list-export.db.test.ts'],
        [
          'base-data-list.ts',
          'presentBaseData(world, row, isPersonal)',
          'presentBaseData(world, row, true)',
          'list-export.db.test.ts',
        ],
        [
          'submission-list.ts',
          'submissionsFilter(state,',
          "submissionsFilter({ ...state, state: 'all' },",
          'list-export.db.test.ts',
        ],
        ['ListTools.tsx', "address={search.replace(/^\\?/, '')}", 'address=""', 'api-keys.test.tsx'],
      ],
    'no file of a list has in it what nobody is to read: passwords, keys of partners, and what messages to their servers are signed with (§9)':
      [
        ['staff-user.present.ts', 'lastName: shown(account.lastName)', 'lastName: String(account.passwordHash)'],
        ['api-keys.ts', 'client: clientName(world, shown.clientId)', 'client: _'],
        ['staff-webhook.present.ts', 'const client = clientName(world, shown.clientId)', 'const client = _'],
      ],
    'lists by the clock: a view made into a file with the rights of that moment, told by mail without what is in it, fetched by its owner who signs in; put into a folder of the operator as well, under its name only once it is whole; tried again, ended with the right (§9)':
      [
        [
          'run-schedules.ts',
          'held && mayExport(held, found.view.list) ? held : undefined',
          'held',
          'list-schedule.db.test.ts',
        ],
        [
          'scheduled-file.ts',
          "if (isPersonal && !holdsRights(visitor.rights, ['AllowedToExportPersonalData']))",
          'if (false)',
          'list-schedule.db.test.ts',
        ],
        ['next-run.ts', 'moment <= after', 'moment < after', 'next-run.test.ts'],
        ['ScheduleDialog.tsx', 'Number(day)', 'undefined', 'schedules.test.tsx'],
        ['put-into-folder.ts', 'await rename(begun, whole)', '', 'list-schedule.db.test.ts'],
        ['run-schedules.ts', "if (delivery === 'mail') return {}", 'return {}', 'list-schedule.db.test.ts'],
      ],
    'every list of the staff that comes by pages is put in order by the server, its address keeps order, columns and page, and it has views and files by being declared (§9)':
      [
        ['in-order.ts', 'if (!first || !second)', 'if (!first && !second)', 'in-order.test.ts'],
        ['use-kept-list.tsx', "desc ? '-' : ''", "desc ? '' : ''", 'use-kept-list.test.tsx'],
        [
          'use-kept-list.tsx',
          'chosen.length > 0 ? chosen.flatMap(id => rest.filter(column => column.id === id)) : rest',
          'rest',
          'use-kept-list.test.tsx',
        ],
        ['StaffList.tsx', 'isWhole || table.onSort', 'true', 'StaffList.test.tsx'],
        ['ordered-by.ts', 'desc nulls last', 'asc nulls last', 'case-list.db.test.ts'],
        ['staff-enforcement/case-list.ts', 'saidSort(sort)', 'undefined', 'case-list.db.test.ts'],
        ['staff-enforcement/case-list.ts', 'isPersonal ?', 'isPersonal || true ?', 'case-list.db.test.ts'],
      ],
    'another program reads days as dates, cents as numbers and nothing of a file as a formula (§9)': [
      ['xlsx-row.ts', 'Date.UTC(1899, 11, 30)', 'Date.UTC(1900, 0, 1)', 'xlsx-file.test.ts'],
      ['xlsx-row.ts', 'time === undefined ? 2 : 3', '0', 'xlsx-file.test.ts'],
    ],
    'saved views of lists: one’s own or shared, opened with what still holds, the first for whoever says so; nothing that was typed (§9)':
      [
        ['views.ts', "query.delete('search')", "query.delete('')", 'saved-view.db.test.ts'],
        [
          'views.ts',
          "if (!holdsRights(visitor.rights, officeRoutes[list].rights)) refuse('forbidden')",
          '',
          'saved-view.db.test.ts',
        ],
        [
          'views.ts',
          "if (before.version !== version) refuse('changedMeanwhile', 'version')",
          '',
          'saved-view.db.test.ts',
        ],
        ['saved-view.repository.ts', ', eq(savedView.isShared, true)', '', 'saved-view.db.test.ts'],
        ['list-address.ts', ' || name === SEARCH', '', 'list-address.property.test.ts'],
        ['SavedViews.tsx', 'address.hasLost(query)', 'false', 'views.test.tsx'],
        ['SavedViews.tsx', "search === '' && first", 'first', 'views.test.tsx'],
      ],
    'what an act of the last thirty days changed is put back, person by person, by who may do it; what somebody changed since stays; no money':
      [
        ['domain/src/staff/undo-act.ts', 'now < addMinutes(on, UNDONE_WITHIN)', 'true', 'undo-act.db.test.ts'],
        ['domain/src/staff/undo-act.ts', '!UNDONE.has(call) || ', '', 'domain/src/staff/undo-act.test.ts'],
        ['audit/undo-act.ts', ' && holdsRights(context.visitor.rights, access.rights)', '', 'undo-act.db.test.ts'],
        [
          'audit/undo-act.ts',
          'expected: undoing.made }, tx)\n      :',
          'undefined }, tx)\n      :',
          'undo-act.db.test.ts',
        ],
        ['ActDialog.tsx', 'act.isUndoable && ', '', 'audit.test.tsx'],
      ],
    'audit: every act with what it changed, found and as a file; what was refused, and how often': [
      ['acts-query.ts', 'startOfDay(addDays(to, 1), timeZone)', 'startOfDay(to, timeZone)', 'audit.test.tsx'],
      ['AuditPage.tsx', 'sort: undefined, columns: [], ', '', 'audit.test.tsx'],
      ['ActList.tsx', 'rowId(act) === state.act', 'false', 'audit.test.tsx'],
      [
        'RefusalList.tsx',
        'asked={useRefusals(kept.state)}',
        'asked={{ ...useRefusals(kept.state), rows: [] }}',
        'audit.test.tsx',
      ],
    ],
    'a released configuration is watched for two minutes, and taken back by itself where the shop answers with errors; one step back for thirty days':
      [
        ['watch-released.ts', 'if (ill < ILL_ROUNDS) continue', 'continue', 'watch-released.db.test.ts'],
        ['watch-released.ts', ' && statusCode !== UNAVAILABLE', '', 'watch-released.db.test.ts'],
        ['take-back.ts', "if (active?.version !== version) return { ok: false, reason: 'changedMeanwhile' }", ''],
        ['watched-versions.ts', '(watchedUntil(version) ?? now) > now', 'true', 'watch-released.db.test.ts'],
        ['shown-now.ts', 'until > now', 'until !== now', 'configuration.db.test.ts'],
        ['ShownBox.tsx', '        mayRelease && (', '        (', 'settings.test.tsx'],
      ],
    'configuration editor: entries by section, their defaults marked, a draft that is checked, released, thrown away or made of an earlier version, a file named after the host':
      [
        ['listed-entries.ts', 'value === shipped', 'value !== shipped', 'settings.test.tsx'],
        ['use-saved-entry.ts', 'theirs?.version ?? version', 'version', 'settings.test.tsx'],
        ['typed-entry.ts', '? isNullable : isOptional', '? false : isOptional', 'settings.test.tsx'],
        ['describe.ts', ' || isOptional || isNullable)', ')', 'entries.test.ts'],
        ['weak-pairs.ts', '[changed]: colour', '', 'contrast.test.tsx'],
        ['changed-client.ts', "if (isLocked(entry)) return 'entryLocked'", '', 'configuration.db.test.ts'],
        ['edit-config.ts', "if (base.version !== version) refuse('changedMeanwhile', 'version')", ''],
        [
          'config-file.ts',
          '[host = client.name] = active.config.settings.hosts',
          'host = client.name',
          'configuration.db.test.ts',
        ],
        [
          'drafts.ts',
          "if (latest?.version !== key.version) return { ok: false, reason: 'changedMeanwhile' }",
          '',
          'client-version.db.test.ts',
        ],
      ],
    'entries have names in both languages, wherever they stand': [
      ['entry-title.ts', 'let first = 0', 'let first = last'],
      ['setting-names.ts', "  'settings.names.vatId': 'Umsatzsteuernummer',\n", ''],
    ],
    'secrets of the configuration are written and never read: sealed, found nowhere, kept by `***`, and the environment’s before them; every process goes by them within seconds':
      [
        ['secrets.ts', "sealed(value, Buffer.from(key, 'base64'))", 'value', 'secret.db.test.ts'],
        ['secrets.ts', "if (value === KEPT_SECRET) return actOn(name, 'kept')", '', 'secret.db.test.ts'],
        [
          'server-config.ts',
          '.filter(([name]) => !placeOf(name).some(one => isSaid(config, one)))',
          '',
          'secret.db.test.ts',
        ],
        ['access.ts', "if (access.everyClient && !seesEveryClient) return 'forbidden'", '', 'secret.db.test.ts'],
        ['written-setting.ts', 'OF_ONE_PLACE.find(place => place.includes(name))', 'undefined', 'secret.db.test.ts'],
        ['secrets.ts', 'for (const shown of shownThere) await removeSecret(tx, shown)', '', 'secret.db.test.ts'],
        ['server-config.ts', 'smtp:\\/\\/\\S+[?&]requireTLS=true(&|$)', 'smtp:', 'secret.db.test.ts'],
        ['settings-store.ts', 'held = next', '', 'settings-store.db.test.ts'],
        [
          'written-adapters.ts',
          'names.some(name => before?.[name] !== config[name])',
          'true',
          'settings-store.db.test.ts',
        ],
        ['world-as.ts', '...surroundings, ...adapters,', '...surroundings,', 'settings-store.db.test.ts'],
        ['server-config.ts', '!MAY_BE_WRONG.has(name)', 'false', 'secret.db.test.ts'],
        ['SecretsBox.tsx', "secret.source !== 'environment' ?", 'true ?', 'secrets.test.tsx'],
      ],
    'services that sign in with an account here are settings, with secrets that are written apart and never read; without one they ask for nothing':
      [
        ['open-id-settings.ts', 'keepsSecret ? opened(', 'secrets.size > 9 ? opened(', 'service-secrets.db.test.ts'],
        [
          'open-id-settings.ts',
          'own.filter(({ clientId }) => !known.has(clientId))',
          'own',
          'service-secrets.db.test.ts',
        ],
        ['service-secrets.ts', "sealed(value, Buffer.from(key, 'base64'))", 'value', 'service-secrets.db.test.ts'],
        ['service-secrets.ts', "if (value === KEPT_SECRET) return actOn('kept')", '', 'service-secrets.db.test.ts'],
        [
          'service-secrets.ts',
          'keepsSecret ? [{ serviceId, name }] : []',
          '[{ serviceId, name }]',
          'service-secrets.db.test.ts',
        ],
        [
          'unsafe-addresses.ts',
          "keepsSecret || address.startsWith('https://')",
          "address.startsWith('https://')",
          'examine-client.test.ts',
        ],
        [
          'ServiceSecretsBox.tsx',
          "if (writtenOn === null) return t('settings.services.missing')",
          "if (writtenOn === null) return ''",
          'secrets.test.tsx',
        ],
      ],
    'nested entries: added and edited by a name and apply; a list has no names; “This entry already exists.”': [
      ['typed-item.ts', '!taken.includes(name.trim())', 'true', 'settings.test.tsx'],
      ['nested-items.ts', 'items.slice(0, place),', 'items,', 'nested-items.test.ts'],
      ['NestedDialog.tsx', "nested.kind === 'names' &&", "nested.kind === 'list' &&", 'settings.test.tsx'],
      ['describe.ts', "madeOf('list', schema.def.element)", 'null', 'entries.test.ts'],
    ],
    'validation results: an id that is of no client is invalid, an entry that is not supported too; what a file changes becomes a draft':
      [
        ['upload-faults.ts', '=> clientId === id)', '=> clientId !== id)', 'settings.test.tsx'],
        ['upload-faults.ts', '...read.unsupported.map(', '...[].map(', 'settings.test.tsx'],
        ['read-config-file.ts', 'if (isLocked) return []', '', 'settings.test.tsx'],
        ['read-config-file.ts', 'isOptional && parents', 'parents', 'read-config-file.test.ts'],
        ['upload-differences.ts', 'active === entry.value', 'false', 'settings.test.tsx'],
      ],
    'a subscription that is not offered yet is tried with what a month would cost and what would be debited first, by who has its address alone (`previewConfiguration`, §2.4, beside it)':
      [
        ['subscription-price.ts', ', preview: asked.previewConfiguration', '', 'offer.db.test.ts'],
        ['use-debits.ts', 'preview || undefined', 'undefined', 'SubscriptionCheckoutPage.test.tsx'],
      ],
    'the shop is seen as on any day, with a version of the tariff or drafts of what is arranged, in a tab that says so; nothing is bought in it (§2.4, beside it)':
      [
        ['sold-at.ts', 'startedOn ?? (discardedOn === null ? activeFrom : null)', 'startedOn', 'sold-at.test.ts'],
        ['sold-at.ts', 'began >= found.began', 'began < found.began', 'sold-at.test.ts'],
        [
          'open-preview.ts',
          'tariffVersion !== undefined && !seesEveryClient',
          '!seesEveryClient',
          'shop-preview.db.test.ts',
        ],
        ['open-preview.ts', ' && !seesEveryClient({ world, visitor })', ' && false', 'shop-preview.db.test.ts'],
        ['seen-shop.ts', 'seen.drafts ? undefined : seen.at', 'undefined', 'shop-preview.db.test.ts'],
        ['preview-token.ts', ' || data.exp <= unixSeconds(world.realClock())', '', 'shop-preview.db.test.ts'],
        [
          'previewed-world.ts',
          "call.access.who === 'public' && call.method === 'GET' && call.effect !== true && !hasSecret(call)",
          'true',
          'shop-preview.db.test.ts',
        ],
        ['looks-only.ts', "if (!isSeenInPreview(call)) refuse('previewOnly')", '', 'shop-preview.db.test.ts'],
        ['shop-preview.ts', "fragment.delete('preview')", "fragment.has('preview')", 'session/shop-preview.test.ts'],
        ['now.ts', 'preview ? Date.parse(preview.at) : Date.now()', 'Date.now()', 'preview/shop-preview.test.tsx'],
        ['PreviewDialog.tsx', 'prepared.of === typed && ', '', 'preview.test.tsx'],
      ],
    'a tariff is published by versions: sent in as a draft, held against what is sold, released at once or for a minute, gone back from; all that sell follow, read it in their audit, and are asked for a second person':
      [
        ['change-tariffs.ts', 'each: ofEachCompany(context, act)', 'each: []', 'staff-tariff-version.db.test.ts'],
        ['release-tariff.ts', "return 'changedMeanwhile'", 'return undefined', 'staff-tariff-version.db.test.ts'],
        [
          'release-tariff.ts',
          'activeFrom <= release.on',
          'activeFrom >= release.on',
          'staff-tariff-version.db.test.ts',
        ],
        [
          'tariff-version.repository.ts',
          'lte(versions.activeFrom, now)',
          'undefined',
          'staff-tariff-version.db.test.ts',
        ],
        ['send-tariff.ts', "refuse('tariffOfOtherStops', 'file')", '{}', 'staff-tariff-version.db.test.ts'],
        [
          'ReleaseDialog.tsx',
          "kind === 'back' ? goBackToTariff : releaseTariff",
          'releaseTariff',
          'tariff-versions.test.tsx',
        ],
        ['VersionDialog.tsx', 'detail?.prices && mayRelease &&', 'detail?.prices &&', 'tariff-versions.test.tsx'],
        ['import-region.ts', 'await keepVersion(tx)', '', 'staff-tariff-version.db.test.ts'],
        ['compare-articles.ts', "if (before.texts !== after.texts) return 'text'", '', 'compare-articles.test.ts'],
      ],
    'before a tariff is released every price is held against what is sold, on up to 500 relations and each day from which it differs; what is arranged of groups that it drops is told; a second person agrees to all of it':
      [
        ['reference-relations.ts', 'a.round - b.round || ', '', 'price-comparison.test.ts'],
        ['reference-relations.ts', 'if (found.size >= most) break', '', 'price-comparison.test.ts'],
        ['article-prices.ts', '...new Set([today, ', '...new Set([', 'price-comparison.test.ts'],
        ['compare-prices.ts', "if (after === null) return 'gone'", '', 'price-comparison.test.ts'],
        ['compare-regions.ts', '[undefined, ...relations]', '[undefined]', 'tariff-comparison.db.test.ts'],
        [
          'effect-of-release.ts',
          "?? refuse('tariffNotCompared', 'version')",
          "?? refuse('versionNotFound', 'version')",
          'tariff-comparison.db.test.ts',
        ],
        [
          'effect-of-release.ts',
          'prices: { hash: fingerprint,',
          "prices: { hash: '',",
          'staff-tariff-version.db.test.ts',
        ],
        ['lost-by-tariff.ts', 'sortGroups.length === 0 ?', 'sortGroups.length > 0 ?', 'tariff-comparison.db.test.ts'],
        ['VersionDialog.tsx', 'detail?.prices && mayRelease', 'detail && mayRelease', 'tariff-versions.test.tsx'],
      ],
    'catalogue converter: an Excel file in, the catalogue as JSON out; what is wrong by sheet, line and column': [
      ['use-difference-facts.ts', 'differences.map(', 'differences.slice(1).map(', 'converter.test.tsx'],
      [
        'ConverterPage.tsx',
        'converted.problems.length > 0 && (',
        'converted.problems.length > 9 && (',
        'converter.test.tsx',
      ],
      ['present-problems.ts', 'line: where?.line ?? null', 'line: null', 'catalogue.db.test.ts'],
      ['in-thread.ts', '      resolve(TOO_MUCH)\n      void', '      void', 'catalogue.db.test.ts'],
      ['compare-tariffs.ts', 'old.get(name) !== text', 'old.get(name) === text', 'compare-tariffs.test.ts'],
    ],
    'dynamic pages: a list by language and client with a Generated badge; edit with title, subtitle, content; delete with a question, not the protected ones; not found leads back':
      [
        ['PagesPage.tsx', "state.language === '' || language === state.language", 'true', 'pages.test.tsx'],
        ['use-saved-page.ts', 'if (now) setRead(writtenOf(now).version)', '', 'pages.test.tsx'],
        ['PageEditor.tsx', "link('adminDynamicPages')", "link('adminPortal')", 'pages.test.tsx'],
        ['draft-page.ts', "if (read !== version) refuse('changedMeanwhile', 'version')", '', 'dynamic-page.db.test.ts'],
        ['edit-page.ts', "if (!written) refuse('pageProtected', 'identifier')", '', 'dynamic-page.db.test.ts'],
        [
          'page-sections.ts',
          "allowedTags: ['h2', 'p', 'ul', 'li', 'br'],",
          "allowedTags: ['h2', 'p', 'br'],",
          'page-sections.test.ts',
        ],
        ['legal-document.ts', 'client.pages?.[pageKey(kind, language)] ?? ', '', 'written-pages.test.ts'],
        ['LegalPage.tsx', 'if (isElsewhere) window.location.reload()', '', 'LegalPage.test.tsx'],
      ],
  },
}
