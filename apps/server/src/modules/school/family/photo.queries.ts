import { sql } from 'drizzle-orm'
import type { World } from '../../../world.ts'

/**
 * The photo for the card of a contract, once it is drawn anew: that of its application, or the last of the same child
 * that the parents let be kept. Undefined while there is none.
 */
export async function photoOfContract({ db }: World, contractId: string): Promise<Uint8Array | undefined> {
  const { rows } = await db.execute<{ bytes: Buffer }>(sql`
    with photo as (
      select child.photo_id as id from contract own
      join contract other on other.holder_id = own.holder_id
      join applied_child child on child.contract_id = other.id
      where own.id = ${contractId} and child.photo_id is not null and child.is_photo_drawn
        and (other.id = own.id or child.keeps_photo)
      order by other.id = own.id desc, other.submitted_on desc limit 1
    )
    select string_agg(content.bytes, ''::bytea order by content.part) as bytes
    from photo join file_content content on content.file_id = photo.id group by photo.id`)
  return rows[0]?.bytes
}
