import { CompanyForm } from './CompanyForm'

/** «Новый контрагент» (reference-data, section 2.8). */
export default function AddCompanyPage() {
  return <CompanyForm />
}
