import { Card } from 'antd'
import { FormBody, type FormProps } from './FormBody'

/** A form as the content of a screen; links, Back and reload ask before changes are lost. */
export function PageForm<V extends object>(props: FormProps<V>) {
  return (
    <Card className="page-form">
      <FormBody {...props} hasFocus />
    </Card>
  )
}
