import { CompanyForm } from './CompanyForm'

export default function AddCompanyPage() {
  return <CompanyForm />
}
