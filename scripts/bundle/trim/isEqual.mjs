export { isEqual as default } from '@rc-component/util'
