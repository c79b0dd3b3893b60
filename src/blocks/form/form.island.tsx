export { FormApplication as FormIsland } from '../../forms/form-application.tsx';
