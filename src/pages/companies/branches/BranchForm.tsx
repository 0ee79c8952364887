import { useParams } from 'wouter'
import { createBranch, loadBranch, updateBranch } from '../../../api/branches'
import type { CompanyPoint } from '../../../api/companies'
import { BRANCH_STATUS_OPTIONS } from '../../../domain/companies'
import { paths } from '../../../kit/address/paths'
import { markEntryAdded } from '../../../kit/directory/useHighlightAddedEntry'
import { PageForm } from '../../../kit/form/PageForm'
import { useGoBack } from '../../../kit/useGoBack'
import { mapLoadedValue } from '../../../lib/loadedValue'
import { findDuplicateBranch } from '../../../parts/duplicates'
import { fieldNames } from '../../../ui/form/fieldNames'
import { combineFieldRules, phoneFormatRule, requiredRule } from '../../../ui/form/fieldRules'
import { omitUnloadedFields } from '../../../ui/form/formValues'
import { PhoneField } from '../../../ui/form/PhoneField'
import { SelectField } from '../../../ui/form/SelectField'
import { TextField } from '../../../ui/form/TextField'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { PageHeader } from '../../../ui/PageHeader'
import { toast } from '../../../ui/toasts'
import { BranchLocationFields } from './BranchLocationFields'
import { BranchPositionField } from './BranchPositionField'
import { BranchZoneFields } from './BranchZoneFields'
import { type BranchValues, branchBody, branchValues, loadBranchFormData } from './branchValues'

const field = fieldNames<BranchValues>()

const BRANCH_MERGE = {
  together: [
    ['cityId', 'pointId'],
    ['lat', 'long'],
  ],
  rows: { deliveryZones: { key: ['deliveryZoneId'] } },
}

const PHONE = combineFieldRules<string>(requiredRule, phoneFormatRule)
const NO_POINTS: CompanyPoint[] = []

function BranchForm({ companyId, id }: { companyId: number; id?: number }) {
  const isNew = id === undefined
  const goBack = useGoBack(paths.company(companyId).view)
  const start = useLoadedValue(loadBranchFormData, [companyId, id ?? null])
  const points = start.value?.points ?? NO_POINTS
  const submit = (values: BranchValues, saved: Partial<BranchValues>) => {
    const branch = branchBody(values, saved)
    return isNew
      ? createBranch(companyId, branch)
      : updateBranch(id, omitUnloadedFields(branch, saved, ['deliveryZones']))
  }
  return (
    <>
      {/* The specification requires the title «Новый филиал» for an existing branch too. */}
      <PageHeader title="Новый филиал" />
      <PageForm<BranchValues>
        mode={isNew ? 'create' : 'edit'}
        entity={{
          ...mapLoadedValue(start, ({ values }) => values),
          latest: isNew ? undefined : async (signal) => branchValues(await loadBranch(id, signal)),
        }}
        submit={submit}
        merge={BRANCH_MERGE}
        duplicate={findDuplicateBranch(companyId)}
        onSaved={(saved) => {
          if (isNew) markEntryAdded('branches', 'Филиал добавлен', saved)
          else toast.success('Филиал сохранён')
          goBack()
        }}
        cancelTo={paths.companies}
      >
        <BranchLocationFields isNew={isNew} points={points} />
        <TextField name={field('address')} label="Адрес" rule={requiredRule} />
        <div className="form-pair">
          <PhoneField name={field('phone')} label="Телефон" rule={PHONE} />
          <SelectField name={field('status')} label="Статус" options={BRANCH_STATUS_OPTIONS} rule={requiredRule} />
        </div>
        <BranchPositionField />
        <BranchZoneFields isNew={isNew} points={points} />
      </PageForm>
    </>
  )
}

export function AddBranchPage() {
  const { id } = useParams<{ id: string }>()
  return <BranchForm key={id} companyId={Number(id)} />
}

export function EditBranchPage() {
  const { sectionId, id } = useParams<{ sectionId: string; id: string }>()
  return <BranchForm key={`${sectionId}/${id}`} companyId={Number(sectionId)} id={Number(id)} />
}
