export { Button, type ButtonProps } from './controls/Button';
export type { ButtonSize, ButtonVariant } from './controls/buttonStyle';
export { Field, type FieldProps } from './controls/Field';
export { forcedChosen } from './controls/forcedChosen';
export { IconButton, type IconButtonProps } from './controls/IconButton';
export { LinkButton, type LinkButtonProps } from './controls/LinkButton';
export { NewTabHint } from './controls/NewTabHint';
export { Select } from './controls/Select';
export { Switch, type SwitchProps } from './controls/Switch';
export { Tab, TabList, TabPanel, Tabs } from './controls/Tabs';
export { TextArea } from './controls/TextArea';
export { TextInput } from './controls/TextInput';
export { AlertDialog, type AlertDialogProps } from './dialogs/AlertDialog';
export { Dialog, DialogActions, type DialogProps } from './dialogs/Dialog';
export { Badge, type BadgeProps } from './feedback/Badge';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState';
export { ErrorState, type ErrorStateProps } from './feedback/ErrorState';
export { Skeleton, type SkeletonProps } from './feedback/Skeleton';
export { Spinner, type SpinnerProps } from './feedback/Spinner';
export {
  dismissToast,
  showToast,
  type ToastAction,
  type ToastMessage,
  toastStore,
} from './feedback/toast';
export { HeadProvider, PageHead, type PageHeadProps } from './head';
export { corePaths } from './icons/corePaths';
export { Drawing, type DrawingProps } from './icons/Drawing';
export { Icon, type IconName, type IconProps } from './icons/Icon';
export { iconPaths } from './icons/iconPaths';
export { isIconName } from './icons/isIconName';
export { useIsFromServer } from './island/useIsFromServer';
export { Card, type CardProps } from './layout/Card';
export { Cluster, type ClusterProps } from './layout/Cluster';
export { Container } from './layout/Container';
export { Eyebrow } from './layout/Eyebrow';
export { Grid, type GridProps } from './layout/Grid';
export { SectionHeading, type SectionHeadingProps } from './layout/SectionHeading';
export { Stack } from './layout/Stack';
export { VisuallyHidden } from './layout/VisuallyHidden';
export { ColorBar } from './marks/ColorBar';
export { CropMarks } from './marks/CropMarks';
export { Halftone } from './marks/Halftone';
export { Plates } from './marks/Plates';
export { RegistrationMark, type RegistrationMarkProps } from './marks/RegistrationMark';
export { displayFontFile, fontFaceCss } from './theme/displayFont';
export { GlobalStyle } from './theme/GlobalStyle';
export { media, theme } from './theme/theme';
