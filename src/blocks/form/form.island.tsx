/** The one application that draws every form. */
export { FormApplication as FormIsland } from '../../forms/form-application.tsx';
