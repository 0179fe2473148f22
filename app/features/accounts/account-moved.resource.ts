import { redirect } from "react-router";

/** For old links to the account screen. */
export const loader = () => redirect("/admin/minha-conta");
