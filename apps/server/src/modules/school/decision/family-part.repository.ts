import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'

/** What parents said of a child and its way goes along with the application that takes the place of another. */
export async function copyFamilyPart(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    insert into contract_way (contract_id, client_id, home, is_address_blocked, metres, is_nearest, because, said_on, said_by)
    select ${to}, client_id, home, is_address_blocked, metres, is_nearest, because, said_on, said_by
    from contract_way where contract_id = ${from}`)
  await tx.execute(sql`
    insert into applied_child
      (contract_id, client_id, application_id, place, grade, class, exemption, photo_id, is_photo_drawn, keeps_photo)
    select ${to}, client_id, application_id, place, grade, class, exemption, photo_id, is_photo_drawn, keeps_photo
    from applied_child where contract_id = ${from}`)
  await tx.execute(sql`
    update uploaded_file file set contract_id = ${to} from applied_child child
    where child.contract_id = ${to} and file.id = child.photo_id`)
}
