import { Flex } from 'antd'
import type { Contact } from '../../../api/contacts'
import { CONTACT_WAY } from '../../../domain/companies'
import type { Option } from '../../../domain/labels'
import { formatPhone } from '../../../domain/phones'
import { nameIn } from '../../../session/allowedCities'
import { RowActions } from '../../../ui/form/RowActions'
import type { Column } from '../../../ui/list/columns'

export type ContactActions = {
  positions: readonly Option<number>[]
  /** Absent where the user may not. */
  onEdit: ((id: number) => void) | undefined
  onDelete: ((id: number) => void) | undefined
}

/** Columns of a company's contacts (reference-data, section 2.9). */
export const contactColumns = ({ positions, onEdit, onDelete }: ContactActions): readonly Column<Contact>[] => [
  { key: 'name', title: 'ФИО', width: 260, render: ({ name }) => name },
  { key: 'typeId', title: 'Должность', width: 200, render: ({ typeId }) => nameIn(positions, typeId) },
  { key: 'data', title: 'Способы связи', width: 260, render: ({ data }) => <Ways data={data} /> },
  {
    key: 'actions',
    title: 'Действия',
    width: 110,
    align: 'right',
    fixed: 'right',
    render: ({ id, name }) => (
      <RowActions name={name} onEdit={onEdit && (() => onEdit(id))} onDelete={onDelete && (() => onDelete(id))} />
    ),
  },
]

/** One below the other; a way that was entered twice is shown once. */
function Ways({ data }: Pick<Contact, 'data'>) {
  if (data.length === 0) return '—'
  const ways = new Map(data.map((way) => [`${way.typeId}/${way.value}`, way]))
  return (
    <Flex vertical gap={2} align="start">
      {[...ways].map(([key, { typeId, value }]) => (
        <span key={key}>{typeId === CONTACT_WAY.phone ? formatPhone(value) : value}</span>
      ))}
    </Flex>
  )
}
