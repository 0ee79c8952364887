import { Skeleton, Tabs } from 'antd'
import { useParams } from 'wouter'
import { type Company, loadCompanyWithPoints } from '../../../api/companies'
import { useUrlQuery } from '../../../kit/address/useUrlQuery'
import { useAccess } from '../../../session/sessionHooks'
import { LoadedContent } from '../../../ui/load/LoadedContent'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { PageHeader } from '../../../ui/PageHeader'
import { BranchesTab } from '../branches/BranchesTab'
import { CompanyStatusTag } from '../CompanyStatusTag'
import { ContactsTab } from '../contacts/ContactsTab'
import { COMPANY_TABS, type CompanyTab, selectedCompanyTab } from './companyTabs'

export default function CompanyPage() {
  const { id } = useParams<{ id: string }>()
  const company = useLoadedValue(loadCompanyWithPoints, [Number(id)])
  const { name = 'Контрагент', status } = company.value ?? {}
  return (
    <>
      <PageHeader title={name} extra={status !== undefined && <CompanyStatusTag status={status} />} />
      <LoadedContent of={company} waiting={<Skeleton active title={false} paragraph={{ rows: 8 }} />}>
        {(loaded) => <CompanyTabs key={id} company={loaded} />}
      </LoadedContent>
    </>
  )
}

function CompanyTabs({ company }: { company: Company }) {
  const can = useAccess()
  const { search, setOnly } = useUrlQuery()
  const allowed = COMPANY_TABS.filter(({ access }) => can(access))
  const active = selectedCompanyTab(
    search,
    allowed.map(({ key }) => key),
  )
  const open = (key: CompanyTab) => setOnly({ tab: key === COMPANY_TABS[0]?.key ? undefined : key })
  return (
    <Tabs
      className="company-tabs"
      activeKey={active ?? ''}
      onChange={(key) => open(key as CompanyTab)}
      destroyOnHidden
      items={allowed.map(({ key, label }) => ({
        key,
        label,
        children: key === 'branches' ? <BranchesTab company={company} /> : <ContactsTab companyId={company.id} />,
      }))}
    />
  )
}
