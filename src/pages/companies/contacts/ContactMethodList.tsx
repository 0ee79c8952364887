import { Flex } from 'antd'
import type { Contact } from '../../../api/contacts'
import { CONTACT_METHOD } from '../../../domain/companies'
import { EmailLink, PhoneLink } from '../../../ui/contactLinks'

export function ContactMethodList({ data }: Pick<Contact, 'data'>) {
  const known = (data ?? []).flatMap(({ typeId, value }) => (value === undefined ? [] : { typeId, value }))
  if (known.length === 0) return '—'
  const methods = new Map(known.map((method) => [`${method.typeId}/${method.value}`, method]))
  return (
    <Flex vertical gap={2} align="start">
      {[...methods].map(([key, { typeId, value }]) => (
        <ContactMethod key={key} typeId={typeId} value={value} />
      ))}
    </Flex>
  )
}

function ContactMethod({ typeId, value }: { typeId: number | undefined; value: string }) {
  if (typeId === CONTACT_METHOD.phone) return <PhoneLink phone={value} />
  return typeId === CONTACT_METHOD.email ? <EmailLink email={value} /> : value
}
