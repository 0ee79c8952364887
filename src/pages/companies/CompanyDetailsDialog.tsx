import { Modal, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { type Company, loadCompany } from '../../api/companies'
import { loadContacts } from '../../api/contacts'
import { loadContactTypes } from '../../api/dictionaries'
import { COMMISSION_TYPE, commissionTypeLabel } from '../../domain/companies'
import { groupDigits } from '../../domain/textFormatting'
import type { CustomEntryDialogProps } from '../../kit/directory/EntryDialogs'
import { formatDate } from '../../lib/moments'
import { optionLabel, useCityOptions } from '../../session/cityOptions'
import { useAccess } from '../../session/sessionHooks'
import { CopyButton } from '../../ui/CopyButton'
import { closeOnlyDialogProps } from '../../ui/form/dialogProps'
import { LoadedContent } from '../../ui/load/LoadedContent'
import { LoadFailureAlert } from '../../ui/load/LoadFailureAlert'
import { UnreadableRowsAlert } from '../../ui/load/UnreadableRowsAlert'
import { useLoadedValue } from '../../ui/load/useLoadedValue'
import { ContactMethodList } from './contacts/ContactMethodList'
import './companyDetails.css'

type CompanyDetailsDialogProps = Pick<CustomEntryDialogProps<Company, number>, 'open' | 'id' | 'onClose'>

/** Shows a company to users who are allowed to see the companies but not to change them. The contacts require a separate permission. */
export function CompanyDetailsDialog({ open, id, onClose }: CompanyDetailsDialogProps) {
  const mayViewContacts = useAccess()('company_contact_view')
  const company = useLoadedValue(loadCompany, [id])
  return (
    <Modal
      {...closeOnlyDialogProps(onClose)}
      open={open}
      title={company.value?.name ?? 'Реквизиты контрагента'}
      width={640}
    >
      <LoadedContent of={company} waiting={<Skeleton active title={false} paragraph={{ rows: 8 }} />}>
        {(loaded) => (
          <dl className="company-details">
            <Fact label="Юридическое название" text={loaded.legalName} />
            <Fact label="Номер договора" text={loaded.contract} />
            <Fact label="Дата договора" text={loaded.contractDate && formatDate(loaded.contractDate)} />
            <Fact label="Банковские реквизиты" text={loaded.bankDetails} />
            <Fact label="Юридический адрес" text={loaded.legalAddress} />
            <Fact label="Почтовый адрес" text={loaded.postalAddress} />
            <Fact label="Фактический адрес" text={loaded.actualAddress} />
            <Fact label="Комиссия">
              <Commissions settings={loaded.settings} />
            </Fact>
            {mayViewContacts && (
              <Fact label="Контакты">
                <CompanyContacts companyId={id} />
              </Fact>
            )}
          </dl>
        )}
      </LoadedContent>
    </Modal>
  )
}

type FactProps = { label: string } & ({ text: string | undefined } | { children: ReactNode })

function Fact({ label, ...value }: FactProps) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {'children' in value ? value.children : <span>{value.text || '—'}</span>}
        {'text' in value && value.text && <CopyButton text={value.text} what={label.toLowerCase()} />}
      </dd>
    </>
  )
}

function Commissions({ settings }: Pick<Company, 'settings'>) {
  const cities = useCityOptions()
  if (!settings?.length) return '—'
  return (
    <ul className="company-details__list">
      {settings.map(({ cityId, typeId, percent }) => (
        <li
          key={`${cityId}/${typeId}/${percent}`}
        >{`${optionLabel(cities, cityId)}: ${commissionText(typeId, percent)}`}</li>
      ))}
    </ul>
  )
}

function commissionText(typeId: number | undefined, percent: number | undefined): string {
  if (typeId !== COMMISSION_TYPE.percent) return typeId === undefined ? '—' : commissionTypeLabel(typeId)
  return percent === undefined ? '—' : `${groupDigits(percent)}\u00a0% от стоимости заказа`
}

/** If the dictionary of positions is not available, a contact is shown with the id of its position. */
function CompanyContacts({ companyId }: { companyId: number }) {
  const contacts = useLoadedValue(loadContacts, [companyId])
  const positions = useLoadedValue(loadContactTypes, [])
  return (
    <LoadedContent of={contacts} waiting={<Skeleton active title={false} paragraph={{ rows: 2 }} />}>
      {({ rows, unreadable }) => (
        <>
          <UnreadableRowsAlert count={unreadable} noun="row" />
          {rows.length > 0 && <LoadFailureAlert of={positions} title="Должности не загрузились" />}
          {rows.length === 0 && <span>—</span>}
          <ul className="company-details__list">
            {rows.map(({ id, name, typeId, data }) => (
              <li key={id}>
                {`${name}, ${optionLabel(positions.value ?? [], typeId)}`}
                <ContactMethodList data={data} />
              </li>
            ))}
          </ul>
        </>
      )}
    </LoadedContent>
  )
}
