import { Skeleton } from 'antd'
import { loadContacts } from '../../../api/contacts'
import { loadContactTypes } from '../../../api/dictionaries'
import { optionLabel } from '../../../session/allowedCities'
import { LoadPanel } from '../../../ui/load/LoadPanel'
import { UnreadableAlert } from '../../../ui/load/UnreadableAlert'
import { useLoaded } from '../../../ui/load/useLoaded'
import { ContactMethods } from '../contacts/ContactMethods'

/** Without the dictionary of positions a contact is shown with the number of its position. */
export function CompanyContacts({ companyId }: { companyId: number }) {
  const contacts = useLoaded(loadContacts, [companyId])
  const positions = useLoaded(loadContactTypes, [])
  return (
    <LoadPanel of={contacts} waiting={<Skeleton active title={false} paragraph={{ rows: 2 }} />}>
      {({ rows, unreadable }) => (
        <>
          <UnreadableAlert count={unreadable} noun="row" />
          {rows.length === 0 && '—'}
          <ul className="company-details__list">
            {rows.map(({ id, name, typeId, data }) => (
              <li key={id}>
                {`${name}, ${optionLabel(positions.value ?? [], typeId)}`}
                <ContactMethods data={data} />
              </li>
            ))}
          </ul>
        </>
      )}
    </LoadPanel>
  )
}
