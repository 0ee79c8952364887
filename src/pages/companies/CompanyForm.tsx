import { Alert } from 'antd'
import { useParams } from 'wouter'
import { createCompany, updateCompany } from '../../api/companies'
import { COMPANY_STATUS_OPTIONS } from '../../domain/companies'
import { paths } from '../../kit/address/paths'
import { markEntryAdded } from '../../kit/directory/useHighlightAddedEntry'
import { PageForm } from '../../kit/form/PageForm'
import { useGoBack } from '../../kit/useGoBack'
import { findDuplicateCompany } from '../../parts/duplicates'
import { useCityOptions } from '../../session/cityOptions'
import { DateField } from '../../ui/form/DateField'
import { FieldRows } from '../../ui/form/FieldRows'
import { fieldNames } from '../../ui/form/fieldNames'
import { requiredRule } from '../../ui/form/fieldRules'
import { SelectField } from '../../ui/form/SelectField'
import { TextAreaField } from '../../ui/form/TextAreaField'
import { TextField } from '../../ui/form/TextField'
import { useFormValue } from '../../ui/form/useFieldValue'
import { useLoadedValue } from '../../ui/load/useLoadedValue'
import { PageHeader } from '../../ui/PageHeader'
import { toast } from '../../ui/toasts'
import { CommissionRow } from './CommissionRow'
import { type CompanyValues, editedCompanyBody, loadCompanyValues, NEW_COMPANY, newCompanyBody } from './companyValues'

const field = fieldNames<CompanyValues>()

const UNKNOWN_SETTINGS = 'Настройки комиссии не загрузились. Укажите их все: сохранение заменит ими прежние'

const COMPANY_MERGE = { rows: { settings: { key: ['cityId'] } } }

export function CompanyForm({ id }: { id?: number }) {
  const isNew = id === undefined
  const goBack = useGoBack(paths.companies)
  const entity = useLoadedValue(loadCompanyValues, [id])
  const submit = (values: CompanyValues, saved: Partial<CompanyValues>) =>
    isNew ? createCompany(newCompanyBody(values)) : updateCompany(id, editedCompanyBody(values, saved))
  return (
    <>
      <PageHeader title={isNew ? 'Новый контрагент' : 'Редактирование контрагента'} />
      <PageForm<CompanyValues>
        mode={isNew ? 'create' : 'edit'}
        entity={entity}
        blank={NEW_COMPANY}
        submit={submit}
        merge={COMPANY_MERGE}
        duplicate={findDuplicateCompany}
        onSaved={(saved) => {
          if (isNew) markEntryAdded('companies', 'Контрагент добавлен', saved)
          else toast.success('Контрагент сохранён')
          goBack()
        }}
        onCancel={goBack}
      >
        <div className="form-pair">
          <TextField name={field('name')} label="Название" rule={requiredRule} />
          <SelectField name={field('status')} label="Статус" options={COMPANY_STATUS_OPTIONS} rule={requiredRule} />
        </div>
        <div className="form-pair">
          <TextField name={field('contract')} label="Номер договора" />
          <DateField name={field('contractDate')} label="Дата договора" />
        </div>
        <TextField name={field('legalName')} label="Юридическое название" />
        <TextAreaField name={field('bankDetails')} label="Банковские реквизиты" rows={2} />
        <TextField name={field('legalAddress')} label="Юридический адрес" />
        <TextField name={field('postalAddress')} label="Почтовый адрес" />
        <TextField name={field('actualAddress')} label="Фактический адрес" />
        {entity.value && !entity.value.settings && <Alert type="warning" showIcon title={UNKNOWN_SETTINGS} />}
        <Settings />
      </PageForm>
    </>
  )
}

/**
 * A company has one commission setting per city, so a row can be added until every city that the user may see has a row. Rows for cities
 * that the user may not see are not counted.
 */
function Settings() {
  const cities = useCityOptions()
  const chosen = useFormValue((values) => (values as Partial<CompanyValues>).settings?.map((row) => row?.cityId) ?? [])
  const own = chosen.filter((cityId) => cityId === undefined || cities.some(({ value }) => value === cityId))
  return (
    <FieldRows
      name={field('settings')}
      label="Настройки комиссии"
      addText="Добавить город"
      newRow={{}}
      minRows={1}
      lastRowText="Нужна хотя бы одна настройка"
      rule={requiredRule}
      columns="1fr 1.3fr 110px"
      canAdd={own.length < cities.length}
    >
      {(row, index) => <CommissionRow row={row} index={index} />}
    </FieldRows>
  )
}

export function AddCompanyPage() {
  return <CompanyForm />
}

export function EditCompanyPage() {
  const { id } = useParams<{ id: string }>()
  return <CompanyForm key={id} id={Number(id)} />
}
