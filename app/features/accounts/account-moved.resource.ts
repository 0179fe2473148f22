import { redirect } from "react-router";

/** The account screen's former address, for links that somebody kept. */
export const loader = () => redirect("/admin/minha-conta");
